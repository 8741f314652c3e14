/** Time is passed in as a value, so that tests and rules decide what "now" is. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
