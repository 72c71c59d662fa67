/** Help for the work of the office. */
import type { Topic } from './topic.ts'

export const officeTopics: readonly Topic[] = [
  {
    at: ['/dashboard', '/mobile-dashboard'],
    title: { tr: 'Ana sayfa', en: 'Home' },
    can: [
      {
        tr: 'Bugünün duruşmalarını, sürelerini ve görevlerini görün.',
        en: 'See the hearings, deadlines and tasks of today.',
      },
      { tr: 'Haberleri okuyun.', en: 'Read the news.' },
    ],
  },
  {
    at: ['/case-management'],
    film: 'case',
    title: { tr: 'Davalar', en: 'Cases' },
    can: [
      {
        tr: 'Yeni dava ekleyin; taraflar yazılırken menfaat çatışması denetlenir.',
        en: 'Add a case; conflicts of interest are checked while parties are entered.',
      },
      {
        tr: 'Davaları liste ya da pano olarak görün; filtreleri saklayın.',
        en: 'See cases as a list or a board; keep your filters.',
      },
      {
        tr: 'Davada görev, duruşma, süre, belge ve yetkileri yönetin.',
        en: 'In a case, keep tasks, hearings, deadlines, documents and rights.',
      },
    ],
    keys: [
      { key: 'j k', does: { tr: 'satırlar arasında gezin', en: 'move between rows' } },
      { key: 'Enter', does: { tr: 'davayı aç', en: 'open the case' } },
      { key: 'Space', does: { tr: 'davaya yandan bak', en: 'look at the case beside the list' } },
      { key: 'x', does: { tr: 'seç ya da bırak', en: 'select or deselect' } },
      { key: 'X', does: { tr: 'son seçilenden buraya kadar seç', en: 'select from the last one to here' } },
      { key: 'e', does: { tr: 'dava adını düzenle', en: 'edit the name of the case' } },
      { key: 'f', does: { tr: 'listede ara', en: 'search the list' } },
      { key: 'c', does: { tr: 'yeni dava', en: 'new case' } },
      {
        key: 'm',
        does: {
          tr: 'panoda kartı kaldır; oklarla taşı, Enter ile bırak',
          en: 'lift a card of the board; arrows move it, Enter drops it',
        },
      },
    ],
  },
  {
    at: ['/calendar'],
    title: { tr: 'Takvim', en: 'Calendar' },
    can: [
      {
        tr: 'Duruşmaları, süreleri ve görevleri gün, hafta, ay ya da ajanda olarak görün.',
        en: 'See hearings, time limits and tasks by day, week, month or as an agenda.',
      },
      {
        tr: 'Telefonunuzun ya da bilgisayarınızın takvimine bağlayın.',
        en: 'Connect it to the calendar of your phone or computer.',
      },
    ],
    keys: [
      { key: '← ↑ → ↓', does: { tr: 'günler arasında gezin', en: 'move between days' } },
      { key: 'Enter', does: { tr: 'günü aç', en: 'open the day' } },
    ],
  },
  {
    at: ['/case-management/documents'],
    title: { tr: 'Belgelerde arama', en: 'Searching documents' },
    can: [
      {
        tr: 'Okuma yetkiniz olan bütün davaların belgelerinde arayın.',
        en: 'Search the documents of all cases that you may read.',
      },
    ],
  },
  {
    at: ['/case-management/import'],
    title: { tr: 'İçe aktarma', en: 'Import' },
    can: [
      {
        tr: 'Tablonuzu yükleyin, sütunları eşleyin, önce deneyin; yanlış olursa geri alın.',
        en: 'Upload your table, map its columns, try it first; undo it if it was wrong.',
      },
    ],
  },
  {
    at: ['/client'],
    title: { tr: 'Müvekkiller', en: 'Clients' },
    can: [
      {
        tr: 'Müvekkilin iletişim bilgilerini, tahsilatlarını, hizmetlerini ve bakiyesini tutun.',
        en: 'Keep the contacts, payments, services and balance of a client.',
      },
      { tr: 'Hesap ekstresini PDF ya da tablo olarak alın.', en: 'Take the statement as a PDF or a table.' },
    ],
  },
  {
    at: ['/incoming-mail'],
    title: { tr: 'Gelen e-posta', en: 'Incoming mail' },
    can: [
      {
        tr: 'Davaların adreslerine gelen e-postaları belge olarak davaya ekleyin.',
        en: 'File mails that came for cases as documents.',
      },
    ],
  },
  {
    at: ['/time'],
    title: { tr: 'Çalışma süresi', en: 'Time' },
    can: [
      {
        tr: 'Sayacı başlatın, çalışma süresini davaya yazın, müvekkilin hesabına işleyin.',
        en: 'Start the timer, note time on cases, and make services of it.',
      },
    ],
  },
  {
    at: ['/company'],
    title: { tr: 'Büro', en: 'Office' },
    can: [
      {
        tr: 'Çalışma arkadaşlarınızı davet edin, rollerini ve kullanıcı sayısını yönetin.',
        en: 'Invite colleagues, and manage their roles and seats.',
      },
      { tr: 'Kimin ne yaptığını işlem kaydından okuyun.', en: 'Read in the record who did what.' },
    ],
  },
  {
    at: ['/subscription'],
    title: { tr: 'Abonelik', en: 'Subscription' },
    can: [
      {
        tr: 'Planı seçin ya da değiştirin, ödeyin, faturaları indirin.',
        en: 'Choose or change the plan, pay, and download invoices.',
      },
    ],
  },
  {
    at: ['/user-profile'],
    title: { tr: 'Profil', en: 'Profile' },
    can: [
      {
        tr: 'Bilgilerinizi, baro kaydınızı, güvenliği ve bildirimleri düzenleyin.',
        en: 'Edit your details, your bar, security and notifications.',
      },
      {
        tr: 'Verilerinizi indirin ya da hesabınızı silin.',
        en: 'Download your data, or delete your account.',
      },
    ],
  },
  {
    at: ['/tutorials'],
    title: { tr: 'İlk saat', en: 'First hour' },
    can: [
      {
        tr: 'Adımları izleyin; yaptığınız adım kendiliğinden işaretlenir.',
        en: 'Follow the steps; what you have done ticks itself.',
      },
    ],
  },
  {
    at: ['/features'],
    title: { tr: 'Yönetim', en: 'Administration' },
    can: [
      {
        tr: 'Özellikleri, iletileri, baroları, haberleri ve işleri yönetin.',
        en: 'Manage features, messages, bar associations, news and jobs.',
      },
    ],
  },
]
