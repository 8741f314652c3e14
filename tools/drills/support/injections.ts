const combineParts = (...lists: string[][]): string[] =>
  lists.reduce((made, list) => made.flatMap((one) => list.map((next) => one + next)), [""]);

const sql = combineParts(
  ["'", '"', "')", "'))", "\\'", "%27", "$$", "1", "a' ", "0x27"],
  [
    " or 1=1",
    " or '1'='1",
    " and 1=cast(version() as int)",
    " union select null",
    " union all select null,null,null,null",
    "||(select email from accounts.profile limit 1)||'",
    "; select pg_sleep(6)",
    "; drop table accounts.profile",
    "; update accounts.profile set admin_status='Admin'",
    "; copy (select 1) to program 'id'",
    " order by 99",
    "::int",
    " similar to '%'",
    " returning *",
  ],
  [" --", "/*", ";", " -- -'", ""],
);
/** As somebody writes them who hopes that a filter looks for spaces and small letters. */
const disguisedSql = sql.map((one) =>
  one.replaceAll(" ", "/**/").replace(/select|union|or/g, upper),
);

/** The marks of the query languages of full-text search, arrays, ranges, JSON and patterns. */
const queryLanguageMarks = combineParts(
  ["a ", "", "("],
  [
    "& b",
    "| ",
    "!",
    "<-> b",
    ":*",
    "a:*BC",
    "&& !",
    "<2> a",
    "'a b'",
    "-",
    '"a b',
    "a or or b",
    "{1,2",
    '{"a',
    "[1,",
    "(,",
    "$.a[*] ? (@",
    "{}",
    "NULL",
    "E'\\x41'",
    "U&'\\0041'",
    "::regclass",
    "(a+)+$",
    "[[:alpha:",
    "a{1,99999}",
    "(?=a)*",
    "\\k<a>",
    "[z-a]",
    "*",
    "+",
    "?",
  ],
  ["", ")", " \\"],
);

const wildcards = combineParts(
  ["", "a", "\\", "100"],
  ["%", "_", "%%", "__", "\\%", "\\_", "％", "＿", "%_%", "[a-z]%", "a%z", "\\\\"],
  ["", "a", "\\"],
);

const lineBreaks = ["\r\n", "\n", "\r", "%0d%0a", "%0D%0A%20", "\u560d\u560a", "\u2028", "\v"];
const headerInjections = combineParts(["", "a", "/", "?"], lineBreaks, [
  "X-Injected: 1",
  "Set-Cookie: injected=1",
  "Location: https://evil.example/",
  "Bcc: injected@evil.example",
  "Content-Length: 0\r\n\r\nHTTP/1.1 200 OK",
]);

const paths = combineParts(
  ["../", "..\\", "%2e%2e/", "..%2f", "....//", "%252e%252e%252f", "..%c0%af", "/./../"].flatMap(
    (step) => [step, step.repeat(3), step.repeat(8)],
  ),
  ["etc/passwd", "etc/passwd%00.png", "proc/self/environ", ".env", "package.json"],
);

const commands = combineParts(
  ["", "a", '"'],
  [
    "`id`",
    "$(id)",
    "| id",
    "&& id",
    "; id",
    "\n id",
    "{{7*7}}",
    `\${7*7}`,
    "<%= 7*7 %>",
    "#{7*7}",
    "*)(uid=*",
    "=cmd|'/c calc'!A1",
    "@SUM(1)",
    '{"$gt":""}',
    "__proto__[a]",
  ],
);

/** Texts that mean something to a database, a header, a path, a shell or a template, if they get there unescaped. */
export const injections: readonly string[] = [
  ...new Set([
    ...sql,
    ...disguisedSql,
    ...queryLanguageMarks,
    ...wildcards,
    ...headerInjections,
    ...paths,
    ...commands,
  ]),
];

/** What an answer would say if a text of a request had become a header of it. */
export const findInjectedHeader = (headers: Record<string, unknown>): string | undefined =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .find((line) => /injected|evil\.example/i.test(line));

function upper(word: string): string {
  return word.toUpperCase();
}
