-- A login that may read all data can report as well as back up: the views of `reporting` run these functions with the rights of
-- whoever asks. They read nothing.
grant execute on function private.host_of(text), private.utm(text, text), private.is_program(text), private.day_of(timestamptz),
  private.percent(numeric, numeric) to pg_read_all_data;
