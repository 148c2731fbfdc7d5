begin;
select no_plan();

select is(private.is_visible_line(text), text <> hidden, format('U+%s alone is not visible: %s', upper(lpad(to_hex(ascii(hidden)), 4, '0')), text))
from unnest(array[
  e'\u0020', e'\u00A0', e'\u00AD', e'\u034F', e'\u061C', e'\u115F', e'\u1160', e'\u1680', e'\u17B4', e'\u17B5',
  e'\u180B', e'\u180E', e'\u180F', e'\u2000', e'\u2003', e'\u200A', e'\u200B', e'\u200D', e'\u200F', e'\u202F',
  e'\u205F', e'\u2060', e'\u2065', e'\u206A', e'\u206F', e'\u2800', e'\u3000', e'\u3164', e'\uFE00', e'\uFE0F',
  e'\uFEFF', e'\uFFA0', e'\uFFF0', e'\uFFF8', e'\uFFF9', e'\uFFFB', e'\U0001BCA0', e'\U0001BCA3', e'\U0001D173',
  e'\U0001D17A', e'\U000E0000', e'\U000E0001', e'\U000E007F', e'\U000E0100', e'\U000E01EF', e'\U000E0FFF'
]) as hidden, unnest(array[hidden, 'é' || hidden || 'b']) as text;
select is(
  private.is_visible_line('é' || broken || 'b'), false, format('U+%s does not belong on one line', upper(lpad(to_hex(ascii(broken)), 4, '0')))
)
from unnest(array[
  e'\u0001', e'\u0009', e'\u000A', e'\u000D', e'\u001F', e'\u007F', e'\u0085', e'\u009F', e'\u2028', e'\u2029',
  e'\u202A', e'\u202E', e'\u2066', e'\u2069'
]) as broken;

select is(private.is_visible_line(text), true, format('"%s" is visible', text))
from unnest(array['a', '0', '-', '!', '~', '¡', 'é', '李', '🚗', 'M5V', '﷽', '𝐭', e'\uFE10', e'\uFFFC', e'\U0001D172', e'\U000E1000']) as text;
select is(private.is_visible_line(text), false, 'Text without a visible character is not a visible line') from unnest(array['', e' \u00a0\u200b\u3000 ']) as text;

select * from finish();
rollback;
