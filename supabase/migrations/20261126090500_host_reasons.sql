-- A host that is refused is told why. The first reason that fails is the one that is shown.
alter table private.site_hosts
  drop constraint "Write it without https:// and www., such as pitlane.example",
  add constraint "Write it in small letters, without https://, www. and path" check (
    host ~ '^[a-z0-9.\u0080-\U0010FFFF-]+$' and host !~ '^www\.'
  ),
  add constraint "Write other letters in punycode, such as xn--zo-7ka.example" check (host !~ '[\u0080-\U0010FFFF]');
