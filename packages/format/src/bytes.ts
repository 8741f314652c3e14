import { brand } from "@boab/contracts/common/brand";

const megabytes = new Intl.NumberFormat(brand.locale, { maximumFractionDigits: 1 });

/** `640 kB`, `2.1 MB` */
export const formatBytes = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${megabytes.format(bytes / 1024 / 1024)} MB`;
