/** The account itself: its password, its sessions, and the caller's personal data. */
import { defineRows } from '@mizan/platform/contract'
import { z } from 'zod'
import { identityAudit } from '../audit.ts'
import {
  CodeCheck,
  ForgottenPassword,
  OwnSession,
  PasswordChange,
  PasswordProof,
  PasswordReset,
  ResetGrant,
  SentCode,
} from '../schemas.ts'

const group = 'user'
const seldom = { calls: 10, seconds: 60 }
const done = z.object({ done: z.literal(true) })

export const accountRows = defineRows({
  'user.forgotPassword': {
    method: 'POST',
    path: '/user/forgot-password/initialize',
    group,
    access: { session: 'public', limit: seldom },
    summary: 'Sends a code to an email address, if there is such an account; the answer is the same if not',
    body: ForgottenPassword,
    answer: SentCode,
    errors: ['code.too_soon', 'LA_NotificationServiceResponseIsNull'],
    fails: {
      tr: 'Kod gönderilemedi. Daha sonra yeniden deneyin.',
      en: 'Failed to send code. Try again later.',
    },
    sample: { body: { email: 'demo@mizan.test' } },
  },
  'user.forgotPasswordVerify': {
    method: 'POST',
    path: '/user/forgot-password/verify-otp',
    group,
    access: { session: 'public', limit: seldom },
    summary: 'Takes the code and gives a token with which the password can be set once',
    body: CodeCheck,
    answer: ResetGrant,
    errors: ['code.wrong', 'code.locked', 'code.expired'],
    fails: { tr: 'Kod doğrulanamadı.', en: 'Failed to verify the code.' },
    sample: { body: { codeId: 'sample', code: '123456' } },
  },
  'user.resetPassword': {
    method: 'POST',
    path: '/user/forgot-password/reset-password',
    group,
    access: { session: 'public', limit: seldom },
    summary: 'Sets a new password and ends all sessions',
    body: PasswordReset,
    answer: done,
    errors: ['reset.unknown_token', 'reset.invalid_token', 'reset.expired'],
    fails: { tr: 'Parola sıfırlanamadı.', en: 'Failed to reset the password.' },
    audit: identityAudit['password.reset'],
    sample: {
      body: { resetToken: 'sample', password: 'Yeni-Parola-1', confirmPassword: 'Yeni-Parola-1' },
    },
  },
  'user.changePassword': {
    method: 'POST',
    path: '/user/change-password',
    group,
    access: { session: 'bearer', proof: ['currentPassword'], limit: seldom },
    summary: 'Sets a new password, knowing the old one; other sessions end',
    body: PasswordChange,
    answer: done,
    errors: ['auth.wrong_password', 'auth.too_many_tries'],
    fails: { tr: 'Parola değiştirilemedi.', en: 'Failed to change the password.' },
    audit: identityAudit['password.changed'],
    sample: {
      body: {
        currentPassword: 'Ornek-Parola-1',
        password: 'Yeni-Parola-1',
        confirmPassword: 'Yeni-Parola-1',
      },
    },
  },
  'user.sessions': {
    method: 'GET',
    path: '/user/sessions',
    group,
    access: { session: 'bearer' },
    summary: 'Lists where this account is signed in',
    answer: z.object({ items: z.array(OwnSession) }),
    errors: [],
    sample: {},
  },
  'user.endSession': {
    method: 'POST',
    path: '/user/sessions/{sessionId}/end',
    group,
    access: { session: 'bearer' },
    summary: 'Ends one of one’s own sessions',
    params: z.object({ sessionId: z.string().min(1).max(64) }),
    answer: done,
    errors: ['session.not_found'],
    fails: { tr: 'Oturum kapatılamadı.', en: 'Failed to end the session.' },
    renews: ['user.sessions'],
    audit: identityAudit['session.ended'],
    sample: { params: { sessionId: 'sample' } },
  },
  'user.exportData': {
    method: 'GET',
    path: '/user/data-export',
    group,
    access: { session: 'bearer', limit: seldom },
    summary: 'Gives everything that is kept about the caller (KVKK article 11)',
    answer: z.record(z.string(), z.unknown()),
    errors: [],
    sample: {},
  },
  'user.erase': {
    method: 'POST',
    path: '/user/erase',
    group,
    access: { session: 'bearer', proof: ['password'], limit: seldom },
    summary: 'Erases the account and what identifies its owner (KVKK article 7)',
    body: PasswordProof,
    answer: done,
    errors: ['auth.wrong_password', 'auth.too_many_tries', 'company.last_admin'],
    fails: { tr: 'Hesap silinemedi.', en: 'Failed to erase the account.' },
    audit: identityAudit['account.erased'],
    sample: { body: { password: 'Ornek-Parola-1' } },
  },
})
