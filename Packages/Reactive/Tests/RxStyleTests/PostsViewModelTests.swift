import Reactive
import Testing

// A sample of clean architecture. Inputs and outputs are drivers, and the app has its own operators.

protocol ViewModelType {
  associatedtype Input
  associatedtype Output

  func transform(input: Input) -> Output
}

extension ObservableType where Element == Bool {
  func not() -> Observable<Bool> {
    return self.map(!)
  }
}

extension SharedSequenceConvertibleType {
  func mapToVoid() -> SharedSequence<SharingStrategy, Void> {
    return map { _ in }
  }
}

extension ObservableType {
  func catchErrorJustComplete() -> Observable<Element> {
    return self.catch { _ in
      return Observable.empty()
    }
  }

  func asDriverOnErrorJustComplete() -> Driver<Element> {
    return asDriver { error in
      return Driver.empty()
    }
  }

  func mapToVoid() -> Observable<Void> {
    return map { _ in }
  }
}

struct Post: Equatable {
  let body: String
  let title: String
}

final class PostItemViewModel {
  let title: String
  let post: Post

  init(with post: Post) {
    self.post = post
    self.title = post.title.uppercased()
  }
}

protocol PostsUseCase {
  func posts() -> Observable<[Post]>
  func save(post: Post) -> Observable<Void>
}

protocol PostsNavigator {
  func toCreatePost()
  func toPost(_ post: Post)
  func toPosts()
}

final class PostsViewModel: ViewModelType {
  struct Input {
    let trigger: Driver<Void>
    let createPostTrigger: Driver<Void>
    let selection: Driver<Int>
  }
  struct Output {
    let fetching: Driver<Bool>
    let posts: Driver<[PostItemViewModel]>
    let createPost: Driver<Void>
    let selectedPost: Driver<Post>
    let error: Driver<Error>
  }

  private let useCase: PostsUseCase
  private let navigator: PostsNavigator

  init(useCase: PostsUseCase, navigator: PostsNavigator) {
    self.useCase = useCase
    self.navigator = navigator
  }

  func transform(input: Input) -> Output {
    let errorTracker = ErrorTracker()
    let activityIndicator = ActivityIndicator()
    let posts = input.trigger.flatMapLatest {
      return self.useCase.posts()
        .trackActivity(activityIndicator)
        .trackError(errorTracker)
        .asDriverOnErrorJustComplete()
        .map { $0.map { PostItemViewModel(with: $0) } }
    }

    let fetching = activityIndicator.asDriver()
    let errors = errorTracker.asDriver()
    let selectedPost = input.selection
      .withLatestFrom(posts) { (row, posts) -> Post in
        return posts[row].post
      }
      .do(onNext: navigator.toPost)
    let createPost = input.createPostTrigger
      .do(onNext: navigator.toCreatePost)

    return Output(
      fetching: fetching,
      posts: posts,
      createPost: createPost,
      selectedPost: selectedPost,
      error: errors)
  }
}

final class CreatePostViewModel: ViewModelType {
  struct Input {
    let cancelTrigger: Driver<Void>
    let saveTrigger: Driver<Void>
    let title: Driver<String>
    let details: Driver<String>
  }
  struct Output {
    let dismiss: Driver<Void>
    let saveEnabled: Driver<Bool>
  }

  private let useCase: PostsUseCase
  private let navigator: PostsNavigator

  init(useCase: PostsUseCase, navigator: PostsNavigator) {
    self.useCase = useCase
    self.navigator = navigator
  }

  func transform(input: Input) -> Output {
    let titleAndDetails = Driver.combineLatest(input.title, input.details)
    let activityIndicator = ActivityIndicator()

    let canSave = Driver.combineLatest(titleAndDetails, activityIndicator.asDriver()) {
      return !$0.0.isEmpty && !$0.1.isEmpty && !$1
    }

    let save = input.saveTrigger.withLatestFrom(titleAndDetails)
      .map { (title, content) in
        return Post(body: content, title: title)
      }
      .flatMapLatest { [unowned self] in
        return self.useCase.save(post: $0)
          .trackActivity(activityIndicator)
          .asDriverOnErrorJustComplete()
      }

    let dismiss = Driver.of(save, input.cancelTrigger)
      .merge()
      .do(onNext: navigator.toPosts)

    return Output(dismiss: dismiss, saveEnabled: canSave)
  }
}

final class PostsFake: PostsUseCase, PostsNavigator {
  var postsToReturn = PublishSubject<[Post]>()
  var saved: [Post] = []
  var routes: [String] = []

  func posts() -> Observable<[Post]> { return postsToReturn }

  func save(post: Post) -> Observable<Void> {
    saved.append(post)
    return Observable.just(())
  }

  func toCreatePost() { routes.append("create") }
  func toPost(_ post: Post) { routes.append("post \(post.title)") }
  func toPosts() { routes.append("posts") }
}

@MainActor
@Suite struct PostsViewModelTests {
  let fake = PostsFake()
  let disposeBag = DisposeBag()

  @Test("A trigger fetches the posts, and the output shows activity during the fetch") func trigger() {
    let trigger = PublishSubject<Void>()
    let selection = PublishSubject<Int>()
    let create = PublishSubject<Void>()
    let output = PostsViewModel(useCase: fake, navigator: fake).transform(
      input: .init(
        trigger: trigger.asDriverOnErrorJustComplete(),
        createPostTrigger: create.asDriverOnErrorJustComplete(),
        selection: selection.asDriverOnErrorJustComplete()))
    var titles: [[String]] = []
    var fetching: [Bool] = []
    output.posts.drive(onNext: { titles.append($0.map(\.title)) }).disposed(by: disposeBag)
    output.fetching.drive(onNext: { fetching.append($0) }).disposed(by: disposeBag)
    output.selectedPost.drive().disposed(by: disposeBag)
    output.createPost.drive().disposed(by: disposeBag)
    trigger.onNext(())
    fake.postsToReturn.onNext([Post(body: "b", title: "a")])
    fake.postsToReturn.onCompleted()
    selection.onNext(0)
    create.onNext(())
    #expect(titles == [["A"]])
    #expect(fetching == [false, true, false])
    #expect(fake.routes == ["post a", "create"])
  }

  @Test("A failed fetch is reported, and the next trigger fetches again") func failedFetch() {
    struct Offline: Error {}
    let trigger = PublishSubject<Void>()
    let output = PostsViewModel(useCase: fake, navigator: fake).transform(
      input: .init(trigger: trigger.asDriverOnErrorJustComplete(), createPostTrigger: .never(), selection: .never()))
    var count = 0
    var errors: [Error] = []
    output.posts.drive(onNext: { _ in count += 1 }).disposed(by: disposeBag)
    output.error.drive(onNext: { errors.append($0) }).disposed(by: disposeBag)
    trigger.onNext(())
    fake.postsToReturn.onError(Offline())
    fake.postsToReturn = PublishSubject()
    trigger.onNext(())
    fake.postsToReturn.onNext([])
    #expect(errors.count == 1)
    #expect(count == 1)
  }

  @Test("A post can be saved when both fields are filled") func saving() {
    let title = BehaviorSubject(value: "")
    let details = BehaviorSubject(value: "")
    let save = PublishSubject<Void>()
    let viewModel = CreatePostViewModel(useCase: fake, navigator: fake)
    let output = viewModel.transform(
      input: .init(
        cancelTrigger: .never(), saveTrigger: save.asDriver(onErrorJustReturn: ()),
        title: title.asDriver(onErrorJustReturn: ""), details: details.asDriver(onErrorJustReturn: "")))
    var enabled: [Bool] = []
    output.saveEnabled.drive(onNext: { enabled.append($0) }).disposed(by: disposeBag)
    output.dismiss.drive().disposed(by: disposeBag)
    title.onNext("t")
    details.onNext("d")
    save.onNext(())
    #expect(enabled.prefix(3) == [false, false, true])
    #expect(fake.saved == [Post(body: "d", title: "t")])
    #expect(fake.routes == ["posts"])
  }

  @Test("An app can add its own operators") func ownOperators() {
    var flags: [Bool] = []
    _ = Observable.of(true, false).not().subscribe(onNext: { flags.append($0) })
    #expect(flags == [false, true])
    var ends = 0
    _ = Observable<Int>.error(CancellationError()).catchErrorJustComplete().mapToVoid()
      .subscribe(onCompleted: { ends += 1 })
    #expect(ends == 1)
  }
}
