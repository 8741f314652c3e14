/** The numbers of the items whose box `item-2` was ticked. */
export const chosenItems = (values: Record<string, string>): number[] =>
  Object.keys(values).flatMap((name) => {
    const [, number] = /^item-(\d{1,3})$/.exec(name) ?? [];
    return number ? [Number(number)] : [];
  });
