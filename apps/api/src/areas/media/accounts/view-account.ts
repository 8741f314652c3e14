import type { OwnMediaAccount, PublicMediaAccount } from "@boab/contracts/media/accounts";
import type { StoredAccount } from "./accounts.repository.ts";

export const publicAccount = (account: StoredAccount): PublicMediaAccount => ({
  id: account.id,
  name: account.name,
  description: account.description,
  headerImg: account.header,
  profileImg: account.profile,
  link: { website: account.website },
  videoCount: account.videoCount,
  joinedAt: account.createdAt.toISOString(),
});

export const ownAccount = (account: StoredAccount): OwnMediaAccount => ({
  ...publicAccount(account),
  userId: account.userId,
  mediaStatus: account.mediaStatus,
});
