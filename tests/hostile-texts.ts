/** Texts that break programs that treat values as code. Each is short enough for every field of both forms. */
export const HOSTILE_TEXTS = {
  'a script': '<script>broken()</script>',
  'an image with a handler': '"><img src=x onerror=broken()>',
  SQL: "';drop table user_sessions;--",
  'a filter of the Data API': 'eq.x),or=(id.not.is.null',
  'a template': '{{7*7}}<%=7*7%>#{7*7}{product}',
  'a formula': '=cmd|calc!A0',
  'a property of every object': '__proto__',
  'an escaped line break': '%0d%0aX-A: 1\\u0000\\',
  'text from right to left': '\u05D0\u05D1 abc \u200F\u0627\u0628\u200E',
  'stacked combining marks': 'Z\u0351\u036B\u0343\u036A\u0302\u036Ba',
  emoji: '👩🏽‍🔧 🚗 🇨🇦 ❤️',
  'other scripts': '李 Ünïcödé Ελλ 𝕏',
} as const;
