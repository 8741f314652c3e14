import { brand } from "@boab/contracts/common/brand";

const list = new Intl.ListFormat(brand.locale);

/** `Kumasi Cloth House, Tote Co. and Harar Coffee` */
export const formatList = (names: readonly string[]): string => list.format(names);
