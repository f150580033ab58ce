import type { PageTitle } from './page-title.ts';

/** Pages that need no sign-in. */
export const publicPages = [
  ['/auth-redirect', 'Sign in with WeChat', '微信登录', 'Entrar con WeChat', 'WeChatでログイン'],
  ['/b', 'Monthly bill', '月账单', 'Factura mensual', '月次請求書'],
  ['/b/$id', 'Monthly bill', '月账单', 'Factura mensual', '月次請求書'],
  ['/privacy', 'Privacy', '隐私政策', 'Privacidad', 'プライバシー'],
  ['/contract/result', 'Signing result', '签署结果', 'Resultado de la firma', '締結の結果'],
  ['/report/claims-intro', 'Claims guidance', '理赔指引', 'Guía de siniestros', '請求の手引き'],
  ['/report/claims-select', 'Choose a claim', '选择理赔类型', 'Elegir siniestro', '請求の選択'],
  ['/register', 'Register', '注册', 'Registrarse', '登録'],
  ['/forget', 'Forgotten password', '忘记密码', 'Contraseña olvidada', 'パスワードを忘れた方'],
] as const satisfies readonly PageTitle[];
