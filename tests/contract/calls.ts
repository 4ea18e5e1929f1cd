import { listBodyFocuses, listEquipment, listModalities } from '@/lib/api/taxonomy'
import { cancelBooking, createBooking, listBookings, markAttended } from '@/lib/api/bookings'
import { claimBenefit, getBenefit } from '@/lib/api/benefits'
import { listBrands } from '@/lib/api/brands'
import { getCalendarFeed, renewCalendarFeed } from '@/lib/api/calendar-feed'
import type { Api } from '@/lib/api/client'
import * as favorites from '@/lib/api/favorites'
import * as membershipChanges from '@/lib/api/membership-changes'
import * as memberships from '@/lib/api/memberships'
import { getStudio, listStudios, requestFreeClass } from '@/lib/api/studios'
import { listCountries, listStates } from '@/lib/api/geo'
import { getInstructor, listInstructors } from '@/lib/api/instructors'
import { listLegalAgreements } from '@/lib/api/legal-agreements'
import { getLiveClass, listLiveClasses } from '@/lib/api/live-classes'
import { listHomepageOffers, listOffers } from '@/lib/api/offers'
import {
  register,
  requestPasswordReset,
  signInAtProvider,
  signOutAtProvider,
  updatePassword,
} from '@/lib/api/users'
import { listInvoices } from '@/lib/api/invoices'
import { payOpenPayment } from '@/lib/api/open-payments'
import {
  addCard,
  getPaymentProfile,
  listCards,
  makeCardDefault,
  removeCard,
} from '@/lib/api/payment-profile'
import { changeWaitlist, joinWaitlist, leaveWaitlist, listWaitlist } from '@/lib/api/waitlist'
import { getPlan, getPublicPlan, listPlans, listPublicPlans } from '@/lib/api/plans'
import { checkPaymentLink } from '@/lib/api/payment-links'
import { requestPlayback, requestPreview } from '@/lib/api/playback'
import { findPromotionCode } from '@/lib/api/promotion-codes'
import { claimPurchase, readPurchaseClaim } from '@/lib/api/purchase-claims'
import { estimateTax } from '@/lib/api/tax-estimate'
import { listSubscriptions } from '@/lib/api/subscriptions'
import {
  createPublicSubscription,
  createSubscription,
  getPublicSubscription,
  getSubscription,
} from '@/lib/api/subscriptions-web'
import { deleteUser, getUser, removeProfilePicture, updateUser } from '@/lib/api/current-user'
import { changeMailPreferences, getMailPreferences } from '@/lib/api/mail-preferences'
import { endOtherSessions, endUserSession, listUserSessions } from '@/lib/api/user-sessions'
import * as sessions from '@/lib/api/user-videos'
import { recordWatch } from '@/lib/api/user-videos'
import { checkCode, sendCode } from '@/lib/api/verify'
import { findDevice, grantDevice } from '@/lib/api/devices'
import * as studioAccounts from '@/lib/api/associated-users'
import { lookUpAdditionalEmail, lookUpEmail } from '@/lib/api/user-lookups'
import { countVideos } from '@/lib/api/video-facets'
import { getVideoGroup, listVideoGroups } from '@/lib/api/video-groups'
import { listStudioBookings } from '@/lib/api/studio-bookings'
import { listActivities } from '@/lib/api/user-activities'
import { searchEverything } from '@/lib/api/search'
import { getPersonalVideo } from '@/lib/api/personal-videos'
import { getVideo } from '@/lib/api/video-details'
import { rateVideo, removeRating } from '@/lib/api/video-ratings'
import { getRecommendedVideos } from '@/lib/api/recommended-videos'
import { listRelatedVideos, listVideos } from '@/lib/api/videos'
import { listNextLiveClasses } from '@/lib/api/next-live-classes'

const email = 'ada@example.com'
const video = { kind: 'video', id: 1 } as const
const page = { page: 1, perPage: 10 }
const planChange = {
  subscriptionPlanId: 2,
  brandId: 4,
  expected: { amount: 1.5, currency: 'usd', prorationDate: '2026-11-22T12:00:00.000Z' },
}
const videoQuery = {
  kind: 'workout',
  brandId: 4,
  modalitiesIds: [1],
  equipmentIds: [1],
  bodyFocusesIds: [1],
  instructorIds: [1],
  durationMin: 10,
  durationMax: 20,
  level: 'beginner',
  taken: true,
  q: 'yoga',
} as const

/** Every call of the web application to the provider by function name, with all its parameters. */
export const calls: Record<string, (api: Api) => Promise<unknown>> = {
  listBodyFocuses,
  listBookings: (api) => listBookings(api, { state: 'upcoming', ...page }),
  createBooking: (api) => createBooking(api, 1),
  cancelBooking: (api) => cancelBooking(api, 1),
  listWaitlist,
  joinWaitlist: (api) => joinWaitlist(api, 1),
  changeWaitlist: (api) => changeWaitlist(api, 1, 30),
  leaveWaitlist: (api) => leaveWaitlist(api, 1),
  getCalendarFeed,
  renewCalendarFeed,
  markAttended: (api) => markAttended(api, 1),
  listBrands,
  listActivities: (api) =>
    listActivities(api, { from: '2026-03-01', to: '2026-03-31', timeZone: 'UTC', ...page }),
  listStudioBookings: (api) => listStudioBookings(api, { page: 1 }),
  listEquipment,
  findFavorites: (api) => favorites.findFavorites(api, { videoIds: [1], videoGroupIds: [1] }),
  listFavoriteLists: (api) => favorites.listFavoriteLists(api, video),
  getFavoriteList: (api) => favorites.getFavoriteList(api, 'default', { page: 1 }),
  createFavoriteList: (api) => favorites.createFavoriteList(api, 'Evenings'),
  renameFavoriteList: (api) => favorites.renameFavoriteList(api, 1, 'Mornings'),
  deleteFavoriteList: (api) => favorites.deleteFavoriteList(api, 1),
  addFavorite: (api) => favorites.addFavorite(api, 'default', video),
  removeFavorite: (api) => favorites.removeFavorite(api, 'default', 1),
  requestFreeClass: (api) =>
    requestFreeClass(api, { studioId: 1, firstName: 'A', lastName: 'L', email, phone: '1' }),
  listCountries,
  listStates: (api) => listStates(api, 'US'),
  getInstructor: (api) => getInstructor(api, 1),
  listInstructors: (api) => listInstructors(api, { q: 'ada', brandId: 4, ...page }),
  listLegalAgreements,
  getLiveClass: (api) => getLiveClass(api, 1),
  listLiveClasses: (api) =>
    listLiveClasses(api, {
      from: '2026-11-22T10:00:00Z',
      to: '2026-11-23T10:00:00Z',
      brandId: 4,
      modalitiesIds: [1],
      instructorIds: [1],
      q: 'yoga',
      ...page,
    }),
  listModalities,
  listNextLiveClasses: (api) => listNextLiveClasses(api, 4, Date.parse('2026-11-22T10:00:00Z')),
  listHomepageOffers: (api) => listHomepageOffers(api, { brandId: 4, perPage: 10 }),
  listOffers: (api) => listOffers(api, 'onboarding', { brandId: 4, referrerId: 'R1' }),
  requestPasswordReset: (api) => requestPasswordReset(api, { email, redirectUrl: 'http://web' }),
  updatePassword: (api) => updatePassword(api, { password: 'a', passwordConfirmation: 'a' }),
  updateUser: (api) => updateUser(api, { firstName: 'Ada', phone: '', timeZone: 'Europe/Paris' }),
  deleteUser: (api) => deleteUser(api, 'x'),
  removeProfilePicture,
  listUserSessions,
  endUserSession: (api) => endUserSession(api, 1),
  endOtherSessions,
  getMailPreferences,
  changeMailPreferences: (api) => changeMailPreferences(api, { offers: true }),
  getPaymentProfile,
  listCards,
  addCard: (api) => addCard(api, { stripePaymentMethodId: 'pm_1', default: true }),
  makeCardDefault: (api) => makeCardDefault(api, 'pm_1'),
  removeCard: (api) => removeCard(api, 'pm_1'),
  listInvoices: (api) => listInvoices(api, { page: 1 }),
  payOpenPayment: (api) => payOpenPayment(api, 1),
  // The decoder rejects a plan other than the requested one, and the id in the examples is 0.
  getPlan: (api) => getPlan(api, 0, { brandId: 4 }),
  getPublicPlan: (api) => getPublicPlan(api, 1),
  checkPaymentLink: (api) =>
    checkPaymentLink(api, {
      store_id: '1',
      sp: '2',
      brand_id: '4',
      offer_id: '3',
      code: 'SAVE20',
      referrer_id: 'R1',
    }),
  listPublicPlans: (api) => listPublicPlans(api, { brandId: 4, planType: 'all' }),
  readPurchaseClaim: (api) => readPurchaseClaim(api, 'token'),
  claimPurchase: (api) => claimPurchase(api, 'token'),
  listPlans: (api) => listPlans(api, { brandId: 4, planType: 'all' }),
  requestPreview: (api) => requestPreview(api, 1),
  requestPlayback: (api) => requestPlayback(api, { videoId: 1 }),
  findPromotionCode: (api) => findPromotionCode(api, { code: 'SAVE20', planId: 1 }),
  listStudios: (api) => listStudios(api, { q: 'yoga', ...page }),
  getStudio: (api) => getStudio(api, 1),
  estimateTax: (api) => estimateTax(api, 1, { newCc: true, address: {} }),
  listSubscriptions: (api) => listSubscriptions(api, 'active'),
  listMemberships: (api) => memberships.listMemberships(api, { status: 'active' }),
  getMembership: (api) => memberships.getMembership(api, 1),
  cancelMembership: (api) => membershipChanges.cancelMembership(api, 1, 'price'),
  changeMembership: (api) => membershipChanges.changeMembership(api, 1, planChange, 'a-key'),
  getChangePreview: (api) =>
    membershipChanges.getChangePreview(api, 1, { subscriptionPlanId: 2, brandId: 4 }),
  listPauseOptions: (api) => membershipChanges.listPauseOptions(api, 1),
  createSubscription: (api) =>
    createSubscription(api, {
      subscription: { subscriptionPlanId: 1, currency: 'usd' },
      idempotencyKey: 'attempt-1',
    }),
  createPublicSubscription: (api) =>
    createPublicSubscription(api, {
      subscription: {
        subscriptionPlanId: 1,
        currency: 'usd',
        user: { email, firstName: 'Ada', lastName: 'Larsen', legalAgreementIds: [1] },
      },
      idempotencyKey: 'attempt-1',
    }),
  getSubscription: (api) => getSubscription(api, 1),
  getPublicSubscription: (api) => getPublicSubscription(api, 'a-random-public-id'),
  getUser,
  getBenefit: (api) => getBenefit(api, '1'),
  claimBenefit: (api) => claimBenefit(api, '1'),
  listOpenVideoSessions: sessions.listOpenVideoSessions,
  openVideoSession: (api) => sessions.openVideoSession(api, { videoId: 1, positionSeconds: 0 }),
  updateVideoSession: (api) =>
    sessions.updateVideoSession(api, 1, { positionSeconds: 0, ended: true }),
  recordWatch: (api) =>
    recordWatch(api, { videoId: 1, watchedSeconds: 1, live: false, playbackStartedAt: 'then' }),
  register: (api) =>
    register(api, {
      user: {
        email,
        password: 'a',
        passwordConfirmation: 'a',
        firstName: 'Ada',
        lastName: 'Larsen',
        legalAgreementIds: [1],
        registrationType: 'email',
      },
    }),
  signInAtProvider: (api) => signInAtProvider(api, { email, password: 'a' }),
  signOutAtProvider,
  lookUpEmail: (api) => lookUpEmail(api, { email }),
  lookUpAdditionalEmail: (api) => lookUpAdditionalEmail(api, { email }),
  sendCode: (api) => sendCode(api, { email, userId: 1 }),
  checkCode: (api) =>
    checkCode(api, { email, userId: null, code: '000000', verificationToken: 'a' }),
  listLinkedUsers: (api) => studioAccounts.listLinkedUsers(api),
  listProvedUsers: (api) => studioAccounts.listProvedUsers(api, 'a'),
  linkUsers: (api) => studioAccounts.linkUsers(api, { userIds: [1], verificationToken: 'a' }),
  unlinkUser: (api) => studioAccounts.unlinkUser(api, 1),
  undoUnlink: (api) => studioAccounts.undoUnlink(api, 1),
  findDevice: (api) => findDevice(api, 'TVCODE1'),
  grantDevice: (api) => grantDevice(api, 'TVCODE1'),
  countVideos: (api) => countVideos(api, { ...videoQuery, durations: ['15-24'] }),
  getVideoGroup: (api) => getVideoGroup(api, 'program', 1),
  listVideoGroups: (api) =>
    listVideoGroups(api, 'collection', { brandId: 4, modalitiesIds: [1], q: 'yoga', ...page }),
  getVideo: (api) => getVideo(api, 1),
  getPersonalVideo: (api) => getPersonalVideo(api, 1),
  rateVideo: (api) => rateVideo(api, 1, { stars: 5, difficulty: 'as_expected' }),
  removeRating: (api) => removeRating(api, 1),
  getRecommendedVideos: (api) => getRecommendedVideos(api, { perPage: 4 }),
  listRelatedVideos: (api) => listRelatedVideos(api, 1, { perPage: 4 }),
  searchEverything: (api) => searchEverything(api, { q: 'yoga tonight', timeZone: 'UTC' }),
  listVideos: (api) => listVideos(api, { ...videoQuery, sort: 'newest', ...page }),
}
