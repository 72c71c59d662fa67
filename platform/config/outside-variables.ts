/** Environment variables of services outside of the product: mail, SMS and the store of files. */
import { z } from 'zod'
import { address, publicAddress, variable, wholeNumber } from './variable.ts'

export const outsideVariables = {
  smtpUrl: variable({
    env: 'SMTP_URL',
    meaning: 'Mail server; without it mail goes into the readable outbox, in production nowhere',
    expected: 'an address such as smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465',
    schema: address('smtp:', 'smtps:').optional(),
    secret: true,
  }),
  mailFrom: variable({
    env: 'MAIL_FROM',
    meaning: 'Sender of mail',
    default: 'Mizan <noreply@mizan.test>',
    expected: 'an address such as Mizan <noreply@example.org>',
    schema: z.string().regex(/^(?:[^<>\p{Cc}]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u),
  }),
  mailBoxUrl: variable({
    env: 'MAIL_BOX_URL',
    meaning:
      'Box whose mails are offered for the cases of offices; without it mails are only brought as files',
    expected: 'an address such as imaps://user:password@host:993 or imap://user:password@host:143 (STARTTLS)',
    needs: ['MAIL_BOX_ADDRESS'],
    schema: address('imap:', 'imaps:').optional(),
    secret: true,
  }),
  mailBoxAddress: variable({
    env: 'MAIL_BOX_ADDRESS',
    meaning: 'Email address of that box, to which the codes of cases are added after a plus',
    expected: 'an email address such as dosya@example.org',
    needs: ['MAIL_BOX_URL'],
    schema: z
      .string()
      .regex(/^[^\s@<>+]+@[^\s@<>]+$/)
      .optional(),
  }),
  mailBoxFolder: variable({
    env: 'MAIL_BOX_FOLDER',
    meaning: 'Folder of the box that is read',
    default: 'INBOX',
    expected: 'the name of a folder',
    schema: z.string().min(1).max(200),
  }),
  transcriptionUrl: variable({
    env: 'TRANSCRIPTION_URL',
    meaning:
      'Service that writes down recordings, by the calls of OpenAI; the audio is sent to it. Without it transcripts are typed',
    expected: 'an address such as http://localhost:8000/v1 or https://api.openai.com/v1',
    schema: publicAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  }),
  transcriptionKey: variable({
    env: 'TRANSCRIPTION_KEY',
    meaning: 'Key of that service, if it needs one',
    expected: 'a key',
    needs: ['TRANSCRIPTION_URL'],
    schema: z.string().min(1).max(500).optional(),
    secret: true,
  }),
  transcriptionModel: variable({
    env: 'TRANSCRIPTION_MODEL',
    meaning: 'Model of that service',
    default: 'whisper-1',
    expected: 'the name of a model',
    schema: z.string().min(1).max(200),
  }),
  transcriptionMegabytes: variable({
    env: 'TRANSCRIPTION_MEGABYTES',
    meaning: 'Largest audio that this service takes in one call',
    default: '25',
    expected: 'a whole number from 1 to 1000',
    schema: wholeNumber(1, 1_000),
  }),
  officeGigabytes: variable({
    env: 'OFFICE_GIGABYTES',
    meaning:
      'Room of each office for documents and recordings together, instead of that of its plan (5 for a trial); 0 for no limit',
    expected: 'a whole number from 0 to 1000000',
    schema: wholeNumber(0, 1_000_000).optional(),
  }),
  scarceGigabytes: variable({
    env: 'SCARCE_DISK_GIGABYTES',
    meaning:
      'While less than this is free on the disk, offices that have stored most in a day are refused first; 0 for never',
    default: '10',
    expected: 'a whole number from 0 to 1000000',
    schema: wholeNumber(0, 1_000_000),
  }),
  netgsmUser: variable({
    env: 'NETGSM_USER',
    meaning: 'User of Netgsm; without it SMS go into the readable outbox, in production nowhere',
    expected: 'a user code',
    needs: ['NETGSM_PASSWORD', 'NETGSM_HEADER'],
    schema: z.string().min(1).max(100).optional(),
  }),
  netgsmPassword: variable({
    env: 'NETGSM_PASSWORD',
    meaning: 'Password of the Netgsm user',
    expected: 'a password',
    needs: ['NETGSM_USER', 'NETGSM_HEADER'],
    schema: z.string().min(1).max(200).optional(),
    secret: true,
  }),
  netgsmHeader: variable({
    env: 'NETGSM_HEADER',
    meaning: 'Sender name of SMS that Netgsm has approved',
    expected: 'a name of 3 to 11 characters',
    needs: ['NETGSM_USER', 'NETGSM_PASSWORD'],
    schema: z.string().min(3).max(11).optional(),
  }),
  netgsmUrl: variable({
    env: 'NETGSM_URL',
    meaning: 'Address of the Netgsm service',
    default: 'https://api.netgsm.com.tr',
    expected: 'an address such as https://api.netgsm.com.tr',
    schema: address('http:', 'https:').transform((url) => url.replace(/\/+$/, '')),
  }),
  contactEmail: variable({
    env: 'CONTACT_EMAIL',
    meaning: 'Who is notified by mail when somebody writes to us or asks for a demonstration',
    expected: 'an email address',
    schema: z
      .string()
      .regex(/^[^\s@<>]+@[^\s@<>]+$/)
      .optional(),
  }),
  filesS3Address: variable({
    env: 'FILES_S3_ADDRESS',
    meaning: 'Service that speaks S3 and keeps stored files; without it they lie in the data folder',
    expected: 'an address such as https://s3.example.org',
    needs: ['FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET'],
    schema: publicAddress.optional(),
  }),
  filesS3Bucket: variable({
    env: 'FILES_S3_BUCKET',
    meaning: 'Bucket of the stored files; nothing else should write to it',
    expected: 'a name of 3 to 63 lowercase letters, digits, dots and hyphens',
    needs: ['FILES_S3_ADDRESS'],
    schema: z
      .string()
      .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/)
      .optional(),
  }),
  filesS3Region: variable({
    env: 'FILES_S3_REGION',
    meaning: 'Region of the bucket; services of one region ignore it',
    default: 'us-east-1',
    expected: 'a name such as eu-central-1',
    schema: z.string().regex(/^[a-z\d-]{1,40}$/),
  }),
  filesS3Key: variable({
    env: 'FILES_S3_KEY',
    meaning: 'Id of the access key, which needs to read, write, list and delete in the bucket',
    expected: 'an id',
    needs: ['FILES_S3_ADDRESS', 'FILES_S3_SECRET'],
    schema: z.string().min(1).max(200).optional(),
  }),
  filesS3Secret: variable({
    env: 'FILES_S3_SECRET',
    meaning: 'Secret of the access key',
    expected: 'a secret',
    needs: ['FILES_S3_ADDRESS', 'FILES_S3_KEY'],
    schema: z.string().min(1).max(500).optional(),
    secret: true,
  }),
}
