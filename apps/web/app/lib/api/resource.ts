/** A URL of our web server that responds with data: `const listingView = resource<BusinessView>("/…/:slug/view")`. */
export interface Resource<Value> {
  path: string;
  /** Never there at run time: it carries the type. */
  readonly value?: Value;
}

export const resource = <Value>(path: string): Resource<Value> => ({ path });

/** The answer of the route behind it, checked against the type that the browser reads. */
export const makeResourceResponse = <Value>(
  _resource: Resource<Value>,
  value: Value,
  headers: Record<string, string>,
): Response => Response.json(value, { headers });
