-- Codes that were used before uses were counted.
UPDATE "promotion_codes" SET "redeemed" = "used"."times"
FROM (
  SELECT "promotion_code_id", count(*)::integer AS "times"
  FROM "promotion_redemptions" GROUP BY 1
) AS "used"
WHERE "used"."promotion_code_id" = "promotion_codes"."id";
