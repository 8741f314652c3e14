/** A file that the browser saves under this name. */
export const makeCsvResponse = (name: string, csv: string) =>
  new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
