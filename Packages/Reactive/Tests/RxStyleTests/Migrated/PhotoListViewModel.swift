import Reactive

@MainActor protocol PhotoListViewModelType {
  associatedtype Input
  associatedtype Output

  func transform(input: Input) -> Output
}

final class PhotoListViewModel: PhotoListViewModelType {
  struct Input {
    let query: Observable<String>
    let reload: Observable<Void>
  }

  struct Output {
    let photos: Driver<[String]>
    let isLoading: Driver<Bool>
  }

  private let search: (String) -> Single<[String]>
  private let scheduler: SchedulerType

  init(search: @escaping (String) -> Single<[String]>, scheduler: SchedulerType = MainScheduler.instance) {
    self.search = search
    self.scheduler = scheduler
  }

  func transform(input: Input) -> Output {
    let activity = ActivityIndicator()
    let typed = input.query.debounce(.milliseconds(300), scheduler: scheduler)
    let reloaded = input.reload.withLatestFrom(input.query)

    let photos = Observable.merge(typed, reloaded)
      .flatMapLatest { [search] query in
        search(query)
          .trackActivity(activity)
          .catchAndReturn([])
      }
      .observe(on: MainScheduler.instance)
      .asDriver(onErrorJustReturn: [])
    return Output(photos: photos, isLoading: activity.asDriver())
  }
}
