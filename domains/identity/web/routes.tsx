/** Routes of signing up and in; all are loaded when they are first opened. */
import { rootRoute, session } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { type EntryAddress, readEntryAddress, wayOn } from './address.ts'
import { userProfileRoute } from './profile/route.tsx'

const bare = { bare: true } as const

/** Redirects signed-in users, who do not need these screens. An open invitation is answered on its own page. */
function passOn({ search }: { search: object }): void {
  const { status, pending, expired } = session.stateNow()
  if (status !== 'signedIn' || pending || expired) return
  // Validated again, because the router may pass on parameters that no screen has checked.
  const address = readEntryAddress({ ...search })
  throw redirect({ href: address.invitation ? `/invitation/${address.invitation}` : wayOn(address) })
}

/** The second step requires a first one whose session is still valid. */
function needsFirstStep({ search }: { search: EntryAddress }): void {
  const { pending, expired } = session.stateNow()
  if (!pending || expired) throw redirect({ to: '/login', search })
}

/** The end of the second step, for users who have done it. */
function needsSecondStep({ search }: { search: EntryAddress }): void {
  const { status, pending, expired } = session.stateNow()
  if (pending) throw redirect({ to: '/verify', search })
  if (status === 'visitor' || expired) throw redirect({ to: '/login', search })
}

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: readEntryAddress,
  beforeLoad: passOn,
  component: lazyRouteComponent(() => import('./pages/Login.tsx'), 'Login'),
  staticData: { ...bare, title: { tr: 'Giriş yapın', en: 'Sign in' } },
})

const signUp = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup',
  validateSearch: readEntryAddress,
  beforeLoad: passOn,
  component: lazyRouteComponent(() => import('./pages/SignUp.tsx'), 'SignUp'),
  staticData: { ...bare, title: { tr: 'Kaydolun', en: 'Sign up' } },
})

const verify = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify',
  validateSearch: readEntryAddress,
  beforeLoad: needsFirstStep,
  component: lazyRouteComponent(() => import('./pages/Verify.tsx'), 'Verify'),
  staticData: { ...bare, title: { tr: 'Girişi doğrulayın', en: 'Verify your sign-in' } },
})

const verifyCode = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify/code',
  validateSearch: readEntryAddress,
  beforeLoad: needsFirstStep,
  component: lazyRouteComponent(() => import('./pages/VerifyCode.tsx'), 'VerifyCode'),
  staticData: { ...bare, title: { tr: 'Kodu girin', en: 'Enter the code' } },
})

const verifySuccess = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify/success',
  validateSearch: readEntryAddress,
  beforeLoad: needsSecondStep,
  component: lazyRouteComponent(() => import('./pages/VerifySuccess.tsx'), 'VerifySuccess'),
  staticData: { ...bare, title: { tr: 'Doğrulandı', en: 'Verified' } },
})

const forgotPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('./pages/ForgotPassword.tsx'), 'ForgotPassword'),
  staticData: { ...bare, title: { tr: 'Parolamı unuttum', en: 'Forgot password' } },
})

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('./pages/ResetPassword.tsx'), 'ResetPassword'),
  staticData: { ...bare, title: { tr: 'Yeni parola', en: 'New password' } },
})

export const identityRoutes = [
  login,
  signUp,
  verify,
  verifyCode,
  verifySuccess,
  forgotPassword,
  resetPassword,
  userProfileRoute,
] as const
