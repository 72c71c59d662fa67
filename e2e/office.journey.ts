/** The office: an invited person joins, a new role shows more, and a removed member is out at the next click. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './accessibility.ts'
import { post } from './calls.ts'
import { newPageOf } from './entering.ts'
import { readCode, readInvitation } from './letters.ts'
import { bearer, ownPerson, password, registerFully } from './people.ts'
import { browser, server } from './stage.ts'
import { letExpire } from './states.ts'
import { assertSound, newPage, picture } from './support.ts'
import { languagesInTurn } from './turns.ts'
import { holds, isAbsent, settles } from './waiting.ts'

const words = {
  tr: {
    office: 'Büro',
    invite: 'Üye davet et',
    send: 'Daveti gönder',
    sent: (email: string) => `${email} adresine davet gönderildi.`,
    signUp: 'Hesap aç ve katıl',
    submit: 'Kaydol',
    sendCode: 'Kodu gönder',
    code: '6 haneli kod',
    go: 'Devam et',
    roles: 'Rolleri değiştir',
    role: 'Üye yöneticisi',
    save: 'Kaydet',
    saved: 'Elif Demir için roller kaydedildi.',
    tabs: { invitations: 'Davetler', audit: 'İşlem kaydı' },
    remove: 'Bürodan çıkar',
    confirm: 'Bürodan çıkar',
    removed: 'Elif Demir bürodan çıkarıldı.',
    ended: 'Oturumunuz sona erdi',
    out: (office: string) => `${office} adlı bürodan çıkarıldınız`,
    notice: 'Büro üyeliğiniz',
    change: 'Kullanıcı → Kullanıcı, Üye yöneticisi',
    forbidden: 'Bu ekran yöneticiler içindir',
  },
  en: {
    office: 'Office',
    invite: 'Invite a member',
    send: 'Send invitation',
    sent: (email: string) => `An invitation was sent to ${email}.`,
    signUp: 'Open an account and join',
    submit: 'Sign up',
    sendCode: 'Send the code',
    code: '6-digit code',
    go: 'Continue',
    roles: 'Change roles',
    role: 'User Admin',
    save: 'Save',
    saved: 'The roles of Elif Demir were saved.',
    tabs: { invitations: 'Invitations', audit: 'Activity log' },
    remove: 'Remove from the office',
    confirm: 'Remove',
    removed: 'Elif Demir was removed from the office.',
    ended: 'Your session has expired',
    out: (office: string) => `You were removed from the office ${office}`,
    notice: 'Your office membership',
    change: 'User → User, User Admin',
    forbidden: 'This screen is for administrators',
  },
} as const
type Words = (typeof words)[keyof typeof words]

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** Invites on the screen; returns the end of the link in the letter. */
async function invite(page: Page, say: Words, email: string): Promise<string> {
  await page.goto('/company')
  await page.getByRole('button', { name: say.invite }).click()
  const dialog = page.getByRole('dialog', { name: say.invite })
  await dialog.locator('[name=email]').fill(email)
  await dialog.locator('[name=name]').fill('Elif')
  await dialog.locator('[name=surname]').fill('Demir')
  await dialog.getByRole('button', { name: say.send }).click()
  await page.getByText(say.sent(email)).waitFor()
  return readInvitation(server, email)
}

/** Follows the link, fills in what the invitation does not know, and proves the address. */
async function join(page: Page, say: Words, link: string, email: string): Promise<void> {
  const { organisation } = await ownPerson(server)
  await page.goto(`/invitation/${link}`)
  await page.getByText(organisation).waitFor()
  await page.getByRole('link', { name: say.signUp }).click()
  await page.waitForURL('**/signup?invitation=*')
  const field = (name: string) => page.locator(`[name=${name}]`)
  const told = { email, name: 'Elif', organisation }
  for (const [name, value] of Object.entries(told)) await holds(field(name), value)
  const phoneNumber = `+90 535 000 00 ${String(email.length).padStart(2, '0')}`
  const typed = { phoneNumber, barRegistrationNumber: '12345', password, confirmPassword: password }
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value)
  await page.locator('[name=occupation]').selectOption('lawyer')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: say.submit, exact: true }).click()
  await page.waitForURL('**/verify')
  await page.getByRole('button', { name: say.sendCode }).click()
  await page.getByLabel(say.code).fill(await readCode(server, email))
  await page.getByRole('link', { name: say.go }).click()
  await page.waitForURL('**/dashboard')
}

for (const language of languagesInTurn())
  test(`a member is invited, given a role and removed, in ${language}`, async () => {
    const say = words[language]
    const email = `elif.demir.${language === 'tr' ? 'turkce' : 'english'}@ornek.test`
    const own = await ownPerson(server)
    const admin = await newPage(browser, server, { language })
    const link = await invite(admin, say, email)
    await admin.getByRole('link', { name: say.tabs.invitations, exact: true }).click()
    await rowOf(admin, email).waitFor()
    await picture(admin, `office-invitations-${language}`)

    const member = await newPage(browser, server, { visitor: true, language })
    await join(member, say, link, email)
    await member.goto('/company')
    await member.getByText(say.forbidden).waitFor()
    await isAbsent(member.getByRole('link', { name: say.office, exact: true }))
    await isAbsent(member.getByText(own.email))

    await admin.goto('/company')
    await rowOf(admin, email).getByRole('button', { name: say.roles }).click()
    await admin.getByRole('dialog').getByLabel(say.role).check()
    await admin.getByRole('dialog').getByRole('button', { name: say.save }).click()
    await admin.getByText(say.saved).waitFor()
    await picture(admin, `office-members-${language}`)
    await assertAccessible(admin, 'the members')
    await admin.getByRole('link', { name: say.tabs.audit }).click()
    await admin.getByText(say.change).first().waitFor()

    await member.goto('/search')
    await member.getByRole('link', { name: say.office, exact: true }).click()
    await rowOf(member, own.email).waitFor()
    await isAbsent(rowOf(member, own.email).getByRole('button'))
    await isAbsent(member.getByRole('link', { name: say.tabs.audit }))

    await admin.goto('/company')
    await rowOf(admin, email).getByRole('button', { name: say.remove }).click()
    await admin.getByRole('dialog').getByRole('button', { name: say.confirm, exact: true }).click()
    await admin.getByText(say.removed).waitFor()
    await rowOf(admin, email).waitFor({ state: 'detached' })

    // The next click that calls the server opens the dialog, which comes before everything else.
    await member.getByRole('link', { name: say.tabs.invitations, exact: true }).click()
    await member.getByRole('dialog', { name: say.ended }).getByText(say.out(own.organisation)).waitFor()
    await assertSound(member, `office-access-ended-${language}`)
    // After signing in again the person has an office of their own, and is never back in this one.
    await member.getByRole('dialog').locator('[name=password]').fill(password)
    await member.getByRole('dialog').getByRole('button', { name: say.go }).click()
    await member.getByRole('dialog').waitFor({ state: 'hidden' })
    await member.goto('/company')
    await member.getByRole('heading', { name: 'Elif Demir' }).waitFor()
    await rowOf(member, email).waitFor()
    await isAbsent(member.getByText(own.email))
    const notice = member.getByRole('region', { name: say.notice })
    await notice.getByText(own.organisation).waitFor()
    await notice.getByRole('button').click()
    await notice.waitFor({ state: 'detached' })
    await member.reload()
    await member.getByRole('heading', { name: 'Elif Demir' }).waitFor()
    await settles(member)
    await isAbsent(notice)
    await member.context().close()
    await admin.context().close()
  })

test('an account of another address cannot accept an invitation, its owner can', async () => {
  const own = await ownPerson(server)
  const admin = await newPage(browser, server, { language: 'en' })
  const owner = await registerFully(server)
  const link = await invite(admin, words.en, owner.email)
  await admin.goto(`/invitation/${link}`)
  await admin.getByText(`You are signed in as ${own.email}`).waitFor()
  await isAbsent(admin.getByRole('button', { name: 'Join the office' }))

  const page = await newPageOf(browser, server, owner, { language: 'en' })
  await page.goto(`/invitation/${link}`)
  await page.getByRole('button', { name: 'Join the office' }).click()
  await page.getByText(`You joined the office ${own.organisation}.`).waitFor()
  await picture(page, 'invitation-joined')
  await assertAccessible(page, 'an invitation')
  await admin.goto('/company')
  await rowOf(admin, owner.email).waitFor()
  // The link has been used.
  const third = await newPage(browser, server, { visitor: true, language: 'en' })
  await third.goto(`/invitation/${link}`)
  await third.getByRole('heading', { name: 'Invalid invitation link' }).waitFor()
  for (const one of [admin, page, third]) await one.context().close()
})

test('a person who signs in for an invitation has to confirm leaving their own office, and to close its cases', async () => {
  const own = await ownPerson(server)
  const admin = await newPage(browser, server, { language: 'en' })
  const owner = await registerFully(server)
  const opened = { displayTitle: 'Demir / Kaya', caseNumber: 'D-1' }
  const { caseId } = await post(server, '/case-management/create', opened, bearer(owner))
  await post(server, '/auth/logout', {}, bearer(owner))
  const link = await invite(admin, words.en, owner.email)
  const page = await newPage(browser, server, { visitor: true, language: 'en', width: 390 })
  await page.goto(`/invitation/${link}`)
  await page.getByRole('link', { name: 'I have an account, sign in' }).click()
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**/invitation/${link}`)
  await page.getByText(/If you join, your present office \(Büro \d+\) is closed/).waitFor()
  await page.getByRole('button', { name: 'Join the office' }).click()
  await page.getByText('Your office has active cases, so you cannot join another.').waitFor()
  await assertSound(page, 'invitation-leaving')
  await page.goto(`/case-management/${caseId}`)
  await page.getByRole('button', { name: 'State: Open' }).click()
  await page.getByRole('menuitemradio', { name: 'Closed' }).click()
  await page.getByRole('button', { name: 'State: Closed' }).waitFor()
  await settles(page)
  await page.goto(`/invitation/${link}`)
  await page.getByRole('button', { name: 'Join the office' }).click()
  await page.getByText(`You joined the office ${own.organisation}.`).waitFor()
  await admin.goto('/company?tab=audit')
  await admin.getByText('Joined the office by invitation').first().waitFor()
  for (const one of [admin, page]) await one.context().close()
})

test('an expired invitation says so, and can be deleted', async () => {
  const admin = await newPage(browser, server, { language: 'en' })
  const email = 'gec.kalan@ornek.test'
  const link = await invite(admin, words.en, email)
  await letExpire(server, email)
  const guest = await newPage(browser, server, { visitor: true, language: 'en', width: 390 })
  await guest.goto(`/invitation/${link}`)
  await guest.getByRole('heading', { name: 'This invitation has expired' }).waitFor()
  await isAbsent(guest.getByRole('link', { name: words.en.signUp }))
  await picture(guest, 'invitation-expired')

  await admin.goto('/company?tab=invitations')
  await rowOf(admin, email).getByText('Expired').waitFor()
  await picture(admin, 'office-invitation-expired')
  await rowOf(admin, email).getByRole('button', { name: 'Delete invitation' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete invitation' }).click()
  await admin.getByText(`The invitation of ${email} was deleted.`).waitFor()
  await guest.reload()
  await guest.getByRole('heading', { name: 'Invalid invitation link' }).waitFor()
  for (const one of [admin, guest]) await one.context().close()
})
