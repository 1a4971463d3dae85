PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES('1 photos, feeds, topics, likes');
CREATE TABLE photo (
  id INTEGER PRIMARY KEY,
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
INSERT INTO photo VALUES(1,'demo','photo-1',NULL,3000,2000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'http://pictures.invalid/photo-1?w=200','http://pictures.invalid/photo-1?w=400','http://pictures.invalid/photo-1?w=1080','http://pictures.invalid/photo-1',NULL,'http://photos.invalid/photo-1',NULL,'ada','ada','Ada Lovelace',NULL,NULL,'http://photos.invalid/@ada',NULL,NULL,NULL);
INSERT INTO photo VALUES(2,'demo','photo-2',NULL,3000,2000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'http://pictures.invalid/photo-2?w=200','http://pictures.invalid/photo-2?w=400','http://pictures.invalid/photo-2?w=1080','http://pictures.invalid/photo-2',NULL,'http://photos.invalid/photo-2',NULL,'ada','ada','Ada Lovelace',NULL,NULL,'http://photos.invalid/@ada',NULL,NULL,NULL);
INSERT INTO photo VALUES(3,'demo','photo-3',NULL,3000,2000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'http://pictures.invalid/photo-3?w=200','http://pictures.invalid/photo-3?w=400','http://pictures.invalid/photo-3?w=1080','http://pictures.invalid/photo-3',NULL,'http://photos.invalid/photo-3',NULL,'ada','ada','Ada Lovelace',NULL,NULL,'http://photos.invalid/@ada',NULL,NULL,NULL);
INSERT INTO photo VALUES(4,'demo','photo-4','a-lake-photo-4',3000,2000,'#336699','LEHV6nWB2yk8pyo0adR*.7kCMdnj','A lake in the morning','호수와 산',1700000000.0,1700100000.0,42,'http://pictures.invalid/photo-4?w=200','http://pictures.invalid/photo-4?w=400','http://pictures.invalid/photo-4?w=1080','http://pictures.invalid/photo-4','http://pictures.invalid/photo-4?raw','http://photos.invalid/photo-4','http://photos.invalid/photo-4/download','ada','ada','Ada Lovelace','Writes programs','London','http://photos.invalid/@ada','http://ada.invalid','http://pictures.invalid/ada','{"downloadCount":1000,"place":{"longitude":-3.25,"country":"England","name":"Buttermere","city":"Keswick","latitude":54.5},"topics":["nature"],"exif":{"exposureTime":"1\/250","aperture":"4.0","iso":100,"focalLength":"35.0","make":"Canon","model":"EOS 5D"},"viewCount":20000,"tags":["lake","morning"]}');
CREATE TABLE feed (
  id INTEGER PRIMARY KEY,
  source TEXT NOT NULL,
  key TEXT NOT NULL,
  total INTEGER,
  length INTEGER,
  endSeenAt REAL,
  UNIQUE (source, key)
);
INSERT INTO feed VALUES(1,'demo','editorial',9,NULL,NULL);
INSERT INTO feed VALUES(2,'demo','topic alps',1,1,1700000000.0);
CREATE TABLE feedEntry (
  feed INTEGER NOT NULL REFERENCES feed ON DELETE CASCADE,
  position INTEGER NOT NULL,
  photo INTEGER NOT NULL REFERENCES photo ON DELETE CASCADE,
  fetchedAt REAL NOT NULL,
  PRIMARY KEY (feed, position)
) WITHOUT ROWID;
INSERT INTO feedEntry VALUES(1,0,1,1700000000.0);
INSERT INTO feedEntry VALUES(1,1,2,1700000000.0);
INSERT INTO feedEntry VALUES(1,2,3,1700000000.0);
INSERT INTO feedEntry VALUES(2,0,4,1700000000.0);
CREATE TABLE topic (
  source TEXT NOT NULL,
  position INTEGER NOT NULL,
  value TEXT NOT NULL,
  slug TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT,
  totalPhotos INTEGER,
  cover INTEGER REFERENCES photo ON DELETE SET NULL,
  fetchedAt REAL NOT NULL,
  PRIMARY KEY (source, position)
) WITHOUT ROWID;
INSERT INTO topic VALUES('demo',0,'topic-alps','alps','ALPS',NULL,NULL,1,1700000000.0);
INSERT INTO topic VALUES('demo',1,'topic-rivers','rivers','RIVERS',NULL,NULL,NULL,1700000000.0);
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
INSERT INTO likedPhoto VALUES(1,1700000000.0,'unsplash','liked-1','a-lake-liked-1',3000,2000,'#336699','LEHV6nWB2yk8pyo0adR*.7kCMdnj','A lake in the morning','호수와 산',1700000000.0,1700100000.0,42,'http://pictures.invalid/liked-1?w=200','http://pictures.invalid/liked-1?w=400','http://pictures.invalid/liked-1?w=1080','http://pictures.invalid/liked-1','http://pictures.invalid/liked-1?raw','http://photos.invalid/liked-1','http://photos.invalid/liked-1/download','ada','ada','Ada Lovelace','Writes programs','London','http://photos.invalid/@ada','http://ada.invalid','http://pictures.invalid/ada','{"topics":["nature"],"viewCount":20000,"place":{"longitude":-3.25,"country":"England","name":"Buttermere","city":"Keswick","latitude":54.5},"exif":{"exposureTime":"1\/250","aperture":"4.0","iso":100,"focalLength":"35.0","make":"Canon","model":"EOS 5D"},"downloadCount":1000,"tags":["lake","morning"]}');
INSERT INTO likedPhoto VALUES(2,1700000000.0,'picsum','liked-2',NULL,3000,2000,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'http://pictures.invalid/liked-2?w=200','http://pictures.invalid/liked-2?w=400','http://pictures.invalid/liked-2?w=1080','http://pictures.invalid/liked-2',NULL,'http://photos.invalid/liked-2',NULL,'ada','ada','Ada Lovelace',NULL,NULL,'http://photos.invalid/@ada',NULL,NULL,NULL);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('likedPhoto',2);
CREATE INDEX feedEntryByPhoto ON feedEntry (photo);
CREATE INDEX topicByCover ON topic (cover) WHERE cover IS NOT NULL;
INSERT INTO grdb_migrations VALUES('2 memos, friends');
CREATE TABLE memo (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  createdAt REAL NOT NULL,
  editedAt REAL
);
CREATE TABLE friend (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL
);
CREATE TABLE pet (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  friend INTEGER NOT NULL REFERENCES friend ON DELETE CASCADE,
  name TEXT NOT NULL,
  species TEXT NOT NULL
);
CREATE INDEX petByFriend ON pet (friend, id);
INSERT INTO memo VALUES(1,'Milk','Two bottles',1700000000.0,NULL);
INSERT INTO memo VALUES(3,'Bread','Rye',1700000100.0,1700000200.0);
INSERT INTO friend VALUES(1,'Kim');
INSERT INTO pet VALUES(1,1,'Mong','cat');
INSERT INTO sqlite_sequence VALUES('memo',3);
INSERT INTO sqlite_sequence VALUES('friend',1);
INSERT INTO sqlite_sequence VALUES('pet',1);
INSERT INTO grdb_migrations VALUES('3 search');
ALTER TABLE photo ADD COLUMN words TEXT NOT NULL DEFAULT '';
CREATE VIRTUAL TABLE photoSearch USING fts5 (
  source, words, content = 'photo', content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);
CREATE TRIGGER photoInserted AFTER INSERT ON photo BEGIN
  INSERT INTO photoSearch (rowid, source, words) VALUES (new.id, new.source, new.words);
END;
CREATE TRIGGER photoDeleted AFTER DELETE ON photo BEGIN
  INSERT INTO photoSearch (photoSearch, rowid, source, words) VALUES ('delete', old.id, old.source, old.words);
END;
CREATE TRIGGER photoUpdated AFTER UPDATE ON photo WHEN old.words <> new.words BEGIN
  INSERT INTO photoSearch (photoSearch, rowid, source, words) VALUES ('delete', old.id, old.source, old.words);
  INSERT INTO photoSearch (rowid, source, words) VALUES (new.id, new.source, new.words);
END;
INSERT INTO photoSearch (photoSearch) VALUES ('rebuild');
UPDATE photo SET words = 'Ada Lovelace
ada' WHERE id = 1;
UPDATE photo SET words = 'Ada Lovelace
ada' WHERE id = 2;
UPDATE photo SET words = 'Ada Lovelace
ada' WHERE id = 3;
UPDATE photo SET words = 'A lake in the morning
 호  수  와   산 
Ada Lovelace
ada
lake
morning
nature
Buttermere
Keswick
England' WHERE id = 4;
INSERT INTO grdb_migrations VALUES('4 recent searches, age of details');
ALTER TABLE photo ADD COLUMN detailFetchedAt REAL;
CREATE TABLE recentSearch (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  text TEXT NOT NULL
);
UPDATE photo SET detailFetchedAt = 1700000000.0 WHERE id = 4;
INSERT INTO recentSearch VALUES(1,'red fox','Red fox');
INSERT INTO sqlite_sequence VALUES('recentSearch',1);
INSERT INTO grdb_migrations VALUES('5 statistics');
ALTER TABLE photo ADD COLUMN statistics TEXT;
ALTER TABLE photo ADD COLUMN statisticsFetchedAt REAL;
UPDATE photo SET statistics = '{"downloads":{"change":58,"days":[{"count":58,"date":1767225600}],"total":1000},"views":{"change":29,"days":[{"count":29,"date":1767225600}],"total":20000}}', statisticsFetchedAt = 1700000000.0 WHERE id = 4;
INSERT INTO grdb_migrations VALUES('6 words of the search');
CREATE VIRTUAL TABLE photoSearchTerm USING fts5vocab (photoSearch, instance);
COMMIT;
PRAGMA application_id = 1885891689;
