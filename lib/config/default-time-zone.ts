/** Where most classes take place, and where those do that name no time zone (IANA name). */
export const DEFAULT_TIME_ZONE = 'America/New_York'
