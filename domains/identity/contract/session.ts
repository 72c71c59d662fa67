/** Signing up, in and out, the second step, and the pair of tokens. */
import { defineRows } from '@mizan/platform/contract'
import { z } from 'zod'
import {
  CodeCheck,
  CodeRequest,
  CodeResend,
  Login,
  Refresh,
  SentCode,
  SignedIn,
  SignUp,
  Tokens,
  Verified,
} from '../schemas.ts'

const group = 'identity'
const often = { calls: 20, seconds: 60 }
/** A code that cannot be sent yet, or not by anybody at the moment. */
const sendingErrors = ['code.too_soon', 'LA_NotificationServiceResponseIsNull'] as const
const codeErrors = ['code.wrong', 'code.locked', 'code.expired'] as const
/** Why a refresh token is no longer taken, where it was known. */
const sessionEnds = [
  'session.lapsed',
  'session.ended',
  'session.taken_over',
  'session.password_changed',
  'session.reused',
  'session.removed',
] as const
const joinErrors = [
  'invitation.invalid',
  'invitation.expired',
  'invitation.other_email',
  'invitation.office_full',
  'OBS_UMS_UserIsAdminOfCompany',
  'LA_CompanyHasCases',
] as const

export const sessionRows = defineRows({
  'auth.login': {
    method: 'POST',
    path: '/auth/login',
    group,
    access: { session: 'public', limit: often },
    summary: 'Signs in; where a second step is due the tokens open only its calls',
    body: Login,
    answer: SignedIn,
    errors: ['auth.invalid_credentials', 'auth.other_device', 'auth.too_many_tries', ...joinErrors],
    audit: 'session.started',
    sample: { body: { email: 'demo@mizan.test', password: 'Ornek-Parola-1' } },
  },
  'auth.register': {
    method: 'POST',
    path: '/auth/register',
    group,
    access: { session: 'public', limit: { calls: 10, seconds: 600 } },
    summary:
      'Opens an account; it founds its office, or joins that of the invitation, once its mailbox is proven',
    body: SignUp,
    answer: SignedIn,
    errors: [
      'auth.email_exists',
      'OBS_UMS_CreateUserFail_PhoneNumberExists',
      'LA_CompanyNameAlreadyExists',
      'invitation.invalid',
      'invitation.expired',
      'invitation.other_email',
      'invitation.office_full',
    ],
    audit: 'account.created',
    sample: {
      body: {
        name: 'Deniz',
        surname: 'Örnek',
        email: 'deniz@ornek.test',
        password: 'Ornek-Parola-1',
        confirmPassword: 'Ornek-Parola-1',
        phoneNumber: '+905550000001',
        occupation: 'lawyer',
        organisation: 'Örnek Hukuk Bürosu',
        country: 'turkey',
        barRegistrationNumber: '12345',
        declaresCorrect: true,
        acceptsDisclaimer: true,
        acceptsPrivacyPolicy: true,
      },
    },
  },
  'auth.requestOtp': {
    method: 'POST',
    path: '/auth/requestotp',
    group,
    access: { session: 'public', extension: true, limit: often },
    summary: 'Sends a code of six digits by the chosen channel',
    body: CodeRequest,
    answer: SentCode,
    errors: ['auth.invalid_credentials', 'auth.too_many_tries', ...sendingErrors, 'session.required'],
    sample: { body: { purpose: 'verification', channel: 'email' } },
  },
  'auth.verify': {
    method: 'POST',
    path: '/auth/verify',
    group,
    access: { session: 'public', extension: true, limit: often },
    summary: 'Takes the code and does what it was asked for; says what is left to prove after it',
    body: CodeCheck,
    answer: Verified,
    errors: [
      ...codeErrors,
      'auth.email_exists',
      'OBS_UMS_CreateUserFail_PhoneNumberExists',
      'session.required',
    ],
    audit: 'code.verified',
    sample: { body: { codeId: 'sample', code: '123456' } },
  },
  'auth.resendOtp': {
    method: 'POST',
    path: '/auth/resendotp',
    group,
    access: { session: 'public', extension: true, limit: often },
    summary: 'Sends a new code in place of an earlier one',
    body: CodeResend,
    answer: SentCode,
    errors: ['code.expired', ...sendingErrors, 'session.required'],
    sample: { body: { codeId: 'sample' } },
  },
  'auth.refresh': {
    method: 'POST',
    path: '/auth/refresh-token',
    group,
    access: { session: 'public', limit: { calls: 60, seconds: 60 } },
    summary: 'Gives a new pair of tokens for a refresh token; one used twice ends the session',
    body: Refresh,
    answer: Tokens,
    errors: ['session.required', ...sessionEnds],
    sample: { body: { refreshToken: 'sample' } },
  },
  'auth.logout': {
    method: 'POST',
    path: '/auth/logout',
    group,
    access: { session: 'pending', extension: true },
    summary: 'Ends the session',
    says: { tr: 'Çıkış yapıldı', en: 'Logged out successfully' },
    answer: z.object({ ended: z.literal(true) }),
    errors: [],
    audit: 'session.ended',
    sample: {},
  },
  'auth.extensionLogin': {
    method: 'POST',
    path: '/auth/browser-extension-login',
    group,
    access: { session: 'public', limit: often },
    summary: 'Signs in the browser extension, beside the browser and in place of another extension',
    body: Login.omit({ invitationId: true }),
    answer: SignedIn,
    errors: ['auth.invalid_credentials', 'auth.too_many_tries'],
    audit: 'session.started',
    sample: { body: { email: 'demo@mizan.test', password: 'Ornek-Parola-1' } },
  },
})
