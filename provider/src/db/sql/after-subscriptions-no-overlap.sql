-- A user's scopes are numbers on a line: 65536 places each, one per brand; `all` takes them all.
-- Two live subscriptions whose places overlap cannot both be stored.
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_no_overlap" EXCLUDE USING gist (
  (
    CASE "plan_type"
      WHEN 'all' THEN int8range("user_id"::bigint * 65536, "user_id"::bigint * 65536 + 65536)
      ELSE int8range(
        "user_id"::bigint * 65536 + "brand_id",
        "user_id"::bigint * 65536 + "brand_id" + 1
      )
    END
  ) WITH &&
) WHERE ("status" IN ('active', 'past_due'));
