/** The item numbers of the ticked boxes, which are named like `item-2`. */
export const readChosenItemNumbers = (values: Record<string, string>): number[] =>
  Object.keys(values).flatMap((name) => {
    const [, number] = /^item-(\d{1,3})$/.exec(name) ?? [];
    return number ? [Number(number)] : [];
  });
