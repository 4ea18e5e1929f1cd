CREATE TABLE "trial_refusals" (
	"user_id" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trial_refusals_user_id_plan_id_pk" PRIMARY KEY("user_id","plan_id")
);
--> statement-breakpoint
ALTER TABLE "sandbox_payment_methods" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "trial_grants" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "trial_grants" ADD COLUMN "card_hash" text;--> statement-breakpoint
ALTER TABLE "trial_refusals" ADD CONSTRAINT "trial_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_refusals" ADD CONSTRAINT "trial_refusals_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_grants" ADD CONSTRAINT "trial_grants_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_grants_card" ON "trial_grants" USING btree ("card_hash");