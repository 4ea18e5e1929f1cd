ALTER TABLE "sandbox_intents" DROP CONSTRAINT "sandbox_intents_subscription_id_unique";--> statement-breakpoint
ALTER TABLE "sandbox_customers" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "purpose" text DEFAULT 'first' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "tax" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD COLUMN "next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "billing_anchor" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "current_period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "pause_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "pause_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "current_period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pause_setting_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "plan_reference" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "plan_setting_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "brand_chosen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sandbox_intents_subscription" ON "sandbox_intents" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_intents_one_first" ON "sandbox_intents" USING btree ("subscription_id") WHERE "sandbox_intents"."purpose" = 'first';--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_intents_one_renewal" ON "sandbox_intents" USING btree ("subscription_id","period_start") WHERE "sandbox_intents"."purpose" = 'renewal';--> statement-breakpoint
ALTER TABLE "sandbox_intents" ADD CONSTRAINT "sandbox_intents_reference_unique" UNIQUE("reference");--> statement-breakpoint
UPDATE "sandbox_subscriptions" SET "billing_anchor" = coalesce("trial_ends_at", "status_at"), "current_period_start" = "status_at" WHERE "current_period_end" IS NOT NULL;--> statement-breakpoint
UPDATE "sandbox_intents" SET "tax" = coalesce((s."payments" -> 'first' ->> 'tax')::integer, 0), "period_start" = "confirmed_at", "period_end" = s."current_period_end" FROM "sandbox_subscriptions" s WHERE s."id" = "subscription_id";
