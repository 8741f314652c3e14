interface TracedCriteria {
  /** Criteria in the order of the document. */
  ids: readonly string[];
  /** The titles of the tests that show a criterion, with their files. */
  tests: ReadonlyMap<string, readonly string[]>;
  /** The readings a criterion points to. */
  pointers: ReadonlyMap<string, readonly string[]>;
  notBuilt: readonly string[];
}

/**
 * One entry for each criterion: its reading, and the tests that show it. A criterion is whole when a test shows it.
 */
export function listCriteria({ ids, tests, pointers, notBuilt }: TracedCriteria): string[] {
  const getTests = (id: string) => tests.get(id) ?? [];
  const testedIds = ids.filter((id) => getTests(id).length > 0);
  const idsWithReading = testedIds.filter((id) => listReadings(id).length > 0);
  const entries = ids.flatMap((id) => {
    const readings = listReadings(id).join(" ");
    const head = readings === "" ? id : `${id} read as ${readings}`;
    const shown = getTests(id).map((test) => `  ${test}`);
    return [head, ...(shown.length > 0 ? shown : ["  no test"])];
  });
  return [
    ...entries,
    "",
    `${testedIds.length} of ${ids.length} whole: ${testedIds.length - idsWithReading.length} as written, ${idsWithReading.length} by a reading`,
  ];

  function listReadings(id: string): string[] {
    return (pointers.get(id) ?? []).filter((reading) => !notBuilt.includes(reading));
  }
}

/** Readings that promise more than the product does, with the criteria that are kept as written until then. */
export const listNotBuilt = ({
  ids,
  pointers,
  notBuilt,
}: Omit<TracedCriteria, "tests">): string[] =>
  notBuilt.map((reading) => {
    const affectedIds = ids.filter((id) => pointers.get(id)?.includes(reading));
    return [reading, ...affectedIds].join(" ");
  });
