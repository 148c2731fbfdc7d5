-- No event of the page has a control character, a line separator or an override of direction in its data, so a visitor's may
-- have none. By the policy and not by the column's check, since a copy from before must be restored with whatever it holds.

alter policy "Visitors leave events" on public.user_sessions with check (
  created_at = now()
  -- A longer value is not written out: the column's check, which comes after the policy, refuses it. In the text of a jsonb an
  -- odd number of backslashes before one of these letters is a control character.
  and case when pg_column_size(interaction_data) <= 160 then
    private.is_visible_line(interaction_data::text) and interaction_data::text !~ '(?:^|[^\\])(?:\\\\)*\\[bfnrtu]'
  end is not false
);
