ALTER TABLE "bookings" ADD COLUMN "moved_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "moved_from" timestamp with time zone;