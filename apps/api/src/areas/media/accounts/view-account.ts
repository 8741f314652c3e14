import type { OwnMediaAccount, PublicMediaAccount } from "@boab/contracts/media/accounts";
import type { StoredAccount } from "./accounts.repository.ts";

export const toPublicAccount = (account: StoredAccount): PublicMediaAccount => ({
  id: account.id,
  name: account.name,
  description: account.description,
  headerImg: account.header,
  profileImg: account.profile,
  link: { website: account.website },
  videoCount: account.videoCount,
  joinedAt: account.createdAt.toISOString(),
});

export const toOwnAccount = (account: StoredAccount): OwnMediaAccount => ({
  ...toPublicAccount(account),
  userId: account.userId,
  mediaStatus: account.mediaStatus,
});
