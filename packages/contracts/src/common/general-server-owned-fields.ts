/** Fields of many areas that only the server sets. */
export const generalServerOwnedFields = ["createdAt", "ownerId", "updatedAt"];
