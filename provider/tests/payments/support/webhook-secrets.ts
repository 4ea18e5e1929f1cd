/** Two secrets, as during a rotation. */
export const webhookSecrets = ['whsec_new_one_of_the_two', 'whsec_old_one_of_the_two'] as const
export const webhookEnv = { STRIPE_WEBHOOK_SECRETS: webhookSecrets.join(',') }
