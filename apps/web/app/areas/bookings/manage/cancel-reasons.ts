export const cancelReasons = [
  { value: "day", label: "I can't make that day" },
  { value: "unwell", label: "I'm unwell" },
  { value: "elsewhere", label: "I found another time or place" },
  { value: "other", label: "Something else" },
] as const;
