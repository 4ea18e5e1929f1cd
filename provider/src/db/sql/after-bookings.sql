-- Nobody is in two places at once: a user's booked classes may touch but not overlap.
alter table bookings add constraint bookings_no_overlap
  exclude using gist (user_id with =, during with &&) where (status = 'booked');
