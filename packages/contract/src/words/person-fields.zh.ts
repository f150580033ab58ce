import type { PersonFieldWords } from './person-fields.en.ts';

export const chinese: PersonFieldWords = {
  titles: {
    name: '姓名',
    idtype: '证件类型',
    idcard: '证件号码',
    birthday: '出生日期',
    gender: '性别',
    employee_mobile: '手机号',
    work_company: '用工单位',
    occupation: '工种',
    start_date: '生效日期',
    end_date: '终止日期',
    employee_no: '工号',
    remark: '备注',
  },
  help: {
    idtype: '可不填，按号码自动识别；只有一个号码符合两种证件时才需要选。',
    birthday: '只有护照、通行证需要填。',
    gender: '只有护照、通行证需要填。',
    start_date: '不填就按整份名单的生效日期。',
    end_date: '不填就保到保单结束。',
  },
  idtypes: {
    1: '居民身份证',
    2: '中国护照',
    3: '外国护照',
    4: '港澳居民来往内地通行证',
    5: '台湾居民来往大陆通行证',
    6: '港澳台居民居住证',
    7: '外国人永久居留身份证',
  },
  genders: { male: '男', female: '女' },
};
