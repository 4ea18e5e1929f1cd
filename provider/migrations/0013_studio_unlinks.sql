CREATE TABLE "studio_unlinks" (
	"user_id" integer NOT NULL,
	"studio_member_id" integer NOT NULL,
	"linked_at" timestamp with time zone,
	"unlinked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studio_unlinks_user_id_studio_member_id_pk" PRIMARY KEY("user_id","studio_member_id")
);
--> statement-breakpoint
ALTER TABLE "studio_unlinks" ADD CONSTRAINT "studio_unlinks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_unlinks" ADD CONSTRAINT "studio_unlinks_studio_member_id_studio_members_id_fk" FOREIGN KEY ("studio_member_id") REFERENCES "public"."studio_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_unlinks_unlinked" ON "studio_unlinks" USING btree ("unlinked_at");