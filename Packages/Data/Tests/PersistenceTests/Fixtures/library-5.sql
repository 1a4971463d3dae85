PRAGMA application_id = 1885891689;
BEGIN TRANSACTION;
CREATE TABLE friend (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL
);
INSERT INTO "friend" VALUES(1,'Kim');
INSERT INTO "friend" VALUES(2,'Ada');
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO "grdb_migrations" VALUES('friends 1');
INSERT INTO "grdb_migrations" VALUES('likes 1');
INSERT INTO "grdb_migrations" VALUES('likes 2');
INSERT INTO "grdb_migrations" VALUES('memos 1');
INSERT INTO "grdb_migrations" VALUES('recent searches 1');
CREATE TABLE likedPhoto (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  likedAt REAL NOT NULL,
  source TEXT NOT NULL,
  value TEXT NOT NULL,
  slug TEXT,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  color TEXT,
  blurHash TEXT,
  description TEXT,
  altDescription TEXT,
  createdAt REAL,
  updatedAt REAL,
  likeCount INTEGER,
  thumb TEXT NOT NULL,
  small TEXT NOT NULL,
  regular TEXT NOT NULL,
  "full" TEXT NOT NULL,
  raw TEXT,
  page TEXT NOT NULL,
  downloadTracking TEXT,
  authorID TEXT NOT NULL,
  authorUsername TEXT NOT NULL,
  authorName TEXT NOT NULL,
  authorBio TEXT,
  authorLocation TEXT,
  authorPage TEXT,
  authorPortfolio TEXT,
  authorImage TEXT,
  detail TEXT,
  UNIQUE (source, value)
);
INSERT INTO "likedPhoto" VALUES(1,1000.0,'demo','plain',NULL,3000,2000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'http://pictures.invalid/plain?w=200','http://pictures.invalid/plain?w=400','http://pictures.invalid/plain?w=1080','http://pictures.invalid/plain',NULL,'http://photos.invalid/plain',NULL,'ada','ada','Ada Lovelace',NULL,NULL,'http://photos.invalid/@ada',NULL,NULL,NULL);
INSERT INTO "likedPhoto" VALUES(2,2000.0,'demo','everything','a-lake-everything',3000,2000,'#336699','LEHV6nWB2yk8pyo0adR*.7kCMdnj','A lake in the morning','호수와 산',1700000000.0,1700100000.0,42,'http://pictures.invalid/everything?w=200','http://pictures.invalid/everything?w=400','http://pictures.invalid/everything?w=1080','http://pictures.invalid/everything','http://pictures.invalid/everything?raw','http://photos.invalid/everything','http://photos.invalid/everything/download','ada','ada','Ada Lovelace','Writes programs','London','http://photos.invalid/@ada','http://ada.invalid','http://pictures.invalid/ada','{"exif":{"exposureTime":"1\/250","aperture":"4.0","make":"Canon","focalLength":"35.0","iso":100,"model":"EOS 5D"},"tags":["lake","morning"],"place":{"longitude":-3.25,"city":"Keswick","latitude":54.5,"name":"Buttermere","country":"England"},"topics":["nature"],"downloadCount":1000,"viewCount":20000}');
INSERT INTO "likedPhoto" VALUES(3,3000.0,'picsum','other source',NULL,3000,2000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'http://pictures.invalid/other source?w=200','http://pictures.invalid/other source?w=400','http://pictures.invalid/other source?w=1080','http://pictures.invalid/other source',NULL,'http://photos.invalid/other source',NULL,'ada','ada','Ada Lovelace',NULL,NULL,'http://photos.invalid/@ada',NULL,NULL,NULL);
CREATE TABLE memo (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  createdAt REAL NOT NULL,
  editedAt REAL
);
INSERT INTO "memo" VALUES(1,'first','…',3000.0,NULL);
INSERT INTO "memo" VALUES(2,'second','…',3000.0,NULL);
CREATE TABLE pet (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  friend INTEGER NOT NULL REFERENCES friend ON DELETE CASCADE,
  name TEXT NOT NULL,
  species TEXT NOT NULL
);
INSERT INTO "pet" VALUES(1,1,'Mong','cat');
INSERT INTO "pet" VALUES(2,1,'Bo','dog');
INSERT INTO "pet" VALUES(3,2,'Coco','bird');
CREATE TABLE recentSearch (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  text TEXT NOT NULL
);
INSERT INTO "recentSearch" VALUES(1,'red fox','red fox');
INSERT INTO "recentSearch" VALUES(2,'붉은 여우','붉은 여우');
CREATE INDEX petByFriend ON pet (friend, id);
CREATE INDEX likedPhotoBySlug ON likedPhoto (slug);
CREATE INDEX likedPhotoByPage ON likedPhoto (page);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('friend',2);
INSERT INTO "sqlite_sequence" VALUES('pet',3);
INSERT INTO "sqlite_sequence" VALUES('likedPhoto',3);
INSERT INTO "sqlite_sequence" VALUES('memo',2);
INSERT INTO "sqlite_sequence" VALUES('recentSearch',2);
COMMIT;
