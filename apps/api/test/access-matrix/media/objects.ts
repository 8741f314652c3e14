import { insertMediaAccount, insertVideo, insertVideoComment } from "../../factories/media.ts";
import { type ObjectFactories, unknownUuid } from "../object-factory.ts";

export const mediaObjects: ObjectFactories = {
  "creator page": {
    of: ({ db }, { userId }) => insertMediaAccount(db, { userId }),
    missing: "MED-00000000",
  },
  video: { of: ({ db }, { userId }) => insertVideo(db, { userId }), missing: "AAAAAAAAAAA" },
  comment: {
    of: async ({ db }, { userId }) =>
      insertVideoComment(db, { vidId: await insertVideo(db), authorId: userId }),
    missing: unknownUuid,
  },
};
