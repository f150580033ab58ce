import type { PersonFieldWords } from './person-fields.en.ts';

export const japanese: PersonFieldWords = {
  titles: {
    name: '氏名',
    idtype: '証明書の種類',
    idcard: '証明書番号',
    birthday: '生年月日',
    gender: '性別',
    employee_mobile: '携帯電話',
    work_company: '派遣先',
    occupation: '職種',
    start_date: '補償開始日',
    end_date: '補償終了日',
    employee_no: '社員番号',
    remark: '備考',
  },
  help: {
    idtype: '空欄なら番号から判別します。番号が二つの証明書に当てはまるときだけ選んでください。',
    birthday: 'パスポートと通行証のときだけ入力します。',
    gender: 'パスポートと通行証のときだけ入力します。',
    start_date: '空欄なら名簿全体の開始日になります。',
    end_date: '空欄なら証券の終了日までになります。',
  },
  idtypes: {
    1: '居民身分証',
    2: '中国旅券',
    3: '外国旅券',
    4: '香港・マカオ住民の本土通行証',
    5: '台湾住民の大陸通行証',
    6: '香港・マカオ・台湾住民の居住証',
    7: '外国人永住証',
  },
  genders: { male: '男性', female: '女性' },
};
