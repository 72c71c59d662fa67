/** Invented petitions, in the words in which lawyers write them; `{…}` are places for citations and quotations. */

/** Sentences around a citation. */
export const around: readonly string[] = [
  'Davalının savunması {c} karşısında dinlenemez.',
  'Kaldı ki {c} bu hususu açıkça düzenlemiştir.',
  'Müvekkilin talebinin dayanağı {c} olup şartları gerçekleşmiştir.',
  'Nitekim {c} uyarınca da sonuç değişmeyecektir.',
  'Yerleşik uygulama da bu yöndedir ({c}).',
  'Somut olayda {c} hükmünün uygulanması gerekir.',
  'Davacı taraf {c} ile bağdaşmayan bir yorum ileri sürmektedir.',
]

/** Sentences with a quotation that names its source before or behind it. */
export const quoting: readonly string[] = [
  '{c} şöyledir: “{q}”',
  '“{q}” ({c}).',
  'Bu konuda {c} metninde: “{q}” denilmiştir.',
]

export const looseQuotes: readonly string[] = [
  'Davalı duruşmada “{q}” demiştir.',
  'Taraflar arasındaki yazışmada “{q}” ifadesi geçmektedir.',
]

export const spoken: readonly string[] = [
  'bu parayı size en geç ay sonuna kadar getireceğim',
  'anahtarları komşuya bıraktım ve bir daha gelmeyeceğim',
  'malların ayıplı olduğunu teslimden önce de biliyorduk',
  'işe yarın gelmene gerek yok hesabını kestik',
  'sözleşmeyi imzalarken okumadım ama itirazım da olmadı',
]

export const openings: readonly string[] = [
  'ÖRNEK DİLEKÇE – UYDURMADIR\nANKARA ASLİYE HUKUK MAHKEMESİNE\nDAVACI : Ayşe Kaya\nDAVALI : Ali Demir\nKONU : Alacak istemidir.\nAÇIKLAMALAR\n',
  'ÖRNEK DİLEKÇE – UYDURMADIR\nİSTANBUL İŞ MAHKEMESİNE\nDAVACI : Veli Tunç\nDAVALI : Örnek Tekstil A.Ş.\nKONU : İşçilik alacaklarıdır.\nAÇIKLAMALAR\n',
  'ÖRNEK DİLEKÇE – UYDURMADIR\nİZMİR SULH HUKUK MAHKEMESİNE\nDAVACI : Zeynep Ak\nDAVALI : Can Er\nKONU : Kiralananın tahliyesidir.\nAÇIKLAMALAR\n',
  'ÖRNEK DİLEKÇE – UYDURMADIR\nBURSA AİLE MAHKEMESİNE\nDAVACI : Elif Su\nDAVALI : Murat Su\nKONU : Boşanma istemidir.\nAÇIKLAMALAR\n',
]

export const fillings: readonly string[] = [
  'Taraflar arasında 14.03.2019 tarihli bir sözleşme yapılmış, müvekkil edimini süresinde yerine getirmiştir.',
  'Davalıya ihtarname gönderilmiş, verilen sürede herhangi bir ödeme yapılmamıştır.',
  'Tanıklar olayı doğrulamış, bilirkişi raporu da müvekkilin iddiasını desteklemiştir.',
  'Davalı 25.000,00 TL ödemeyi üstlenmiş, bunun yalnız 4.500,00 TL kısmını karşılamıştır.',
  'Müvekkil 2016/45 sayılı parselin malikidir.',
]

export const closing =
  'SONUÇ VE İSTEM\nDavanın kabulüne karar verilmesini saygıyla dileriz. 02.11.2026\nDavacı vekili\n'
