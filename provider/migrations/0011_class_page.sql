CREATE TABLE "video_sections" (
	"video_id" integer NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"duration_seconds" integer NOT NULL,
	CONSTRAINT "video_sections_video_id_position_pk" PRIMARY KEY("video_id","position"),
	CONSTRAINT "video_sections_duration" CHECK ("video_sections"."duration_seconds" > 0)
);
--> statement-breakpoint
CREATE TABLE "video_ratings" (
	"video_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"stars" integer NOT NULL,
	"difficulty" text NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_ratings_video_id_user_id_pk" PRIMARY KEY("video_id","user_id"),
	CONSTRAINT "video_ratings_stars" CHECK ("video_ratings"."stars" between 1 and 5),
	CONSTRAINT "video_ratings_difficulty" CHECK ("video_ratings"."difficulty" in ('easier', 'as_expected', 'harder'))
);
--> statement-breakpoint
ALTER TABLE "equipment" ADD COLUMN "alternative" text;--> statement-breakpoint
ALTER TABLE "video_sections" ADD CONSTRAINT "video_sections_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_ratings" ADD CONSTRAINT "video_ratings_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_ratings" ADD CONSTRAINT "video_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_ratings_user" ON "video_ratings" USING btree ("user_id");