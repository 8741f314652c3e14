export const mediaServerOwnedFields = ["likes"];
