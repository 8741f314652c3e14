interface HttpResponse {
  status: number;
  contentType: string;
  body: string;
}

/** The response of a local URL, or undefined when nothing listens there or it takes too long. */
export async function fetchLocal(url: string): Promise<HttpResponse | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return {
      status: response.status,
      contentType: response.headers.get("content-type") ?? "",
      body: await response.text(),
    };
  } catch {
    return undefined;
  }
}
