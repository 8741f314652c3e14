// For the drill `clock-and-tz`: the server's clock shows the instant of the drill and goes on from there. With `SABOTAGED`
// the server's own zone is believed whatever zone is asked for.
const installedKey = Symbol.for("shifted clock");
const realm = globalThis as { [installedKey]?: true };
const { CLOCK_AT, SABOTAGED } = process.env;

if (CLOCK_AT && !realm[installedKey]) {
  realm[installedKey] = true;
  const RealDate = Date;
  const shiftMs = RealDate.parse(CLOCK_AT) - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [RealDate.now() + shiftMs]) as [number]));
    }
    static override now(): number {
      return RealDate.now() + shiftMs;
    }
  } as DateConstructor;

  if (SABOTAGED) {
    const RealFormat = Intl.DateTimeFormat;
    Intl.DateTimeFormat = class extends RealFormat {
      constructor(
        locale?: string,
        { timeZone: _zone, ...options }: Intl.DateTimeFormatOptions = {},
      ) {
        super(locale, options);
      }
    } as typeof Intl.DateTimeFormat;
  }
}
