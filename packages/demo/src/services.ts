/** The braids of the best-known demo business, so that their booking pages have a URL. */
export const demoServiceId = "b0ab0000-0000-4000-8000-000000000001";
