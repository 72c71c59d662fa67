/** The letter of an invitation, in both languages, because it is not known which one its reader speaks. */
import { type Message, quoted } from '@mizan/platform/messages'
import { fullName } from './people.ts'
import type { Invitation, Office } from './tables.ts'

export interface InvitationMail {
  office: Office
  invitation: Invitation
  inviter: string
  /** The link with which it can be accepted. */
  address: string
}

export function invitationMail({ office, invitation, inviter, address }: InvitationMail): Message {
  const facts = {
    inviter: quoted(inviter),
    office: quoted(office.name),
    invited: quoted(fullName(invitation) ?? ''),
    link: address,
    until: dayOf(invitation.expires_at),
  }
  return {
    channel: 'email',
    to: invitation.email,
    subject: `Mizan daveti / Mizan invitation: ${facts.office}`.slice(0, 200),
    text: `${turkish(facts)}\n\n---\n\n${english(facts)}\n`,
    validUntil: new Date(invitation.expires_at),
  }
}

type Facts = Record<'inviter' | 'office' | 'invited' | 'link' | 'until', string>

const turkish = ({ inviter, office, invited, link, until }: Facts) =>
  `Sayın ${invited},

${inviter} sizi Mizan’a davet ediyor.
Büro: ${office}

Daveti kabul etmek için bu bağlantıyı açın:
${link}

Davet ${until.replaceAll('/', '.')} tarihine kadar geçerlidir. Bu daveti beklemiyorduysanız bu iletiyi silebilirsiniz.`

const english = ({ inviter, office, invited, link, until }: Facts) =>
  `Dear ${invited},

${inviter} invites you to Mizan.
Office: ${office}

To accept the invitation, open this link:
${link}

The invitation is valid until ${until}. If you did not expect it, you can delete this message.`

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Europe/Istanbul' })
const dayOf = (instant: string) => days.format(new Date(instant))
