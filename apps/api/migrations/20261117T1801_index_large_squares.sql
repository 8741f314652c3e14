-- outside a transaction
-- With the large squares of the migration before. A try that fails leaves business_found_ccnew, which the next one drops.
reindex index concurrently directory.business_found
