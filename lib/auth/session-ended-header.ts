/** On the 401 that has just ended the session of the browser that it goes to. */
export const SESSION_ENDED_HEADER = 'x-session-ended'
