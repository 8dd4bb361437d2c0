export const fillers = new Set(
  `
  a an and any anything anywhere are at bike bikes buy bying byke by cheap for from good has have i in is it looking
  me model models moto motobike motobikes motor motorbike motorbikes motorcycle motorcycles my near nearby need
  of off old on or please price prices range sale search second hand secondhand sell seller sellers selling show
  some find that the to under used vs want wanted we where which with within wheeler around best budget
  not but very so also just only really which who your our its what how can could would should
  xe mau gia doi mua ban chinh chu
  condition km kms cc mi mile miles kilometer kilometers kilometre kilometres
  `.match(/\S+/g),
);
