export const magazineServerOwnedFields = ["publishedAt"];
