export { formatPhone, isCompletePhone } from "@boab/format/phone";
