// SQL of rows like those that visitors leave, for filling the tables to a size.

const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

/** Spread evenly over the time that events are kept, oldest first, as if they had come one by one. */
const TIME_OF_ROW = `now() - interval '179 days' * (1 - row::numeric / $2)`;

/** Rows $1 + 1 to $2 of each table; $2 also is how many there will be then. */
export const FILL = {
  registered_users: `
    insert into public.registered_users (email_id, postal_code, user_agent, referrer, created_at)
    select gen_random_uuid() || '@example.ca', 'M5V 2T6', '${USER_AGENT}', 'https://search.example/?q=oil+change',
      ${TIME_OF_ROW}
    from generate_series($1::int + 1, $2::int) as row`,
  user_sessions: `
    insert into public.user_sessions (session_id, page_url, user_agent, referrer, viewport_width, viewport_height,
      interaction_type, interaction_target, interaction_data, created_at)
    select gen_random_uuid(), 'https://pitlane.example/', '${USER_AGENT}', 'https://search.example/?q=oil+change',
      1440, 900, 'scroll', 'page', jsonb_build_object('scroll_percentage', 25 * (row % 4 + 1)), ${TIME_OF_ROW}
    from generate_series($1::int + 1, $2::int) as row`,
};

/** One visitor's insert into each table. */
export const INSERT = {
  registered_users: `
    insert into public.registered_users (email_id, postal_code, user_agent, referrer)
    values (gen_random_uuid() || '@example.ca', 'M5V 2T6', '${USER_AGENT}', 'https://search.example/?q=oil+change')
    returning id`,
  user_sessions: `
    insert into public.user_sessions (session_id, page_url, user_agent, referrer, viewport_width, viewport_height,
      interaction_type, interaction_target, interaction_data)
    values (gen_random_uuid(), 'https://pitlane.example/', '${USER_AGENT}', 'https://search.example/?q=oil+change',
      1440, 900, 'scroll', 'page', '{"scroll_percentage": 25}')`,
};
