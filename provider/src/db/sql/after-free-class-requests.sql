-- One request per email and studio while it stands, however many are sent at once.
alter table free_class_requests add constraint free_class_requests_once
  exclude using gist (studio_id with =, email with =, during with &&);
